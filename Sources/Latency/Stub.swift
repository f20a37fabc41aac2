internal import InputModel
