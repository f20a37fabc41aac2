/// The picture's colours and letters.
///
/// Colours stand plainly first, for renderers that know no `prefers-color-scheme`. All text has a
/// contrast of at least 4.5 to 1 with its ground in both schemes.
enum PictureStyle {
  static let sheet = """
    <style>
    text { font-family: system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; \
    font-size: 13px; fill: #1b1f24; font-variant-numeric: tabular-nums; }
    .title { font-size: 22px; font-weight: 600; }
    .head { font-size: 15px; font-weight: 600; }
    .strong { font-weight: 600; }
    .quiet { font-size: 12px; fill: #57606a; }
    .ground { fill: #ffffff; }
    .band { fill: #f0f3f6; }
    .grid { stroke: #d0d7de; fill: none; }
    .finer { stroke: #eaeef2; fill: none; }
    .axis { stroke: #6e7781; fill: none; }
    .bar, .meandot { fill: #2f6fb3; }
    .mean { stroke: #2f6fb3; stroke-width: 2; fill: none; stroke-linejoin: round; }
    .longest { stroke: #a8580a; stroke-width: 1.5; fill: none; stroke-linejoin: round; }
    .longestdot { fill: #a8580a; }
    .mark { stroke: #1b1f24; stroke-dasharray: 2 3; fill: none; }
    .bound { stroke: #c11f2d; stroke-width: 1.5; stroke-dasharray: 7 4; fill: none; }
    .boundname { fill: #c11f2d; font-size: 12px; }
    .markname { font-size: 12px; }
    .meanname { fill: #2f6fb3; font-size: 12px; }
    .longestname { fill: #a8580a; font-size: 12px; }
    @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3; }
    .quiet { fill: #9da7b1; }
    .ground { fill: #14181d; }
    .band { fill: #1f252c; }
    .grid { stroke: #3a424b; }
    .finer { stroke: #252b32; }
    .axis { stroke: #8b949e; }
    .bar, .meandot { fill: #6cb0f5; }
    .mean { stroke: #6cb0f5; }
    .longest { stroke: #f0a04b; }
    .longestdot { fill: #f0a04b; }
    .mark { stroke: #e6edf3; }
    .bound { stroke: #ff7b80; }
    .boundname { fill: #ff7b80; }
    .meanname { fill: #6cb0f5; }
    .longestname { fill: #f0a04b; }
    }
    </style>

    """
}
