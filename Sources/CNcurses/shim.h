// ncurses for Swift: macros and global variables are not imported, so what is needed of them is
// written here as constants and inline functions.
#define _XOPEN_SOURCE 700
#define _XOPEN_SOURCE_EXTENDED 1
#define _DEFAULT_SOURCE 1
#define NCURSES_WIDECHAR 1
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <wchar.h>
// term.h makes macros of common words, such as lines and columns.
#include <curses.h>
#include <term.h>

static const attr_t curses_bold = A_BOLD;
static const attr_t curses_dim = A_DIM;
static const attr_t curses_reverse = A_REVERSE;

static const int curses_ok = OK;
static const int curses_key_code = KEY_CODE_YES;
static const int curses_key_up = KEY_UP;
static const int curses_key_down = KEY_DOWN;
static const int curses_key_left = KEY_LEFT;
static const int curses_key_right = KEY_RIGHT;
static const int curses_key_home = KEY_HOME;
static const int curses_key_end = KEY_END;
static const int curses_key_page_up = KEY_PPAGE;
static const int curses_key_page_down = KEY_NPAGE;
static const int curses_key_backtab = KEY_BTAB;
static const int curses_key_delete = KEY_DC;
static const int curses_key_enter = KEY_ENTER;
static const int curses_key_backspace = KEY_BACKSPACE;
static const int curses_key_mouse = KEY_MOUSE;
// Numbers of our own: beyond ncurses' keys, and beyond those that terminfo's extended names get,
// which ncurses counts from KEY_MAX on.
/// The terminal's answer to a status query (ECMA-48 DSR).
static const int curses_key_status = KEY_MAX + 0x1000;
static const int curses_key_paste_start = KEY_MAX + 0x1001;
static const int curses_key_paste_end = KEY_MAX + 0x1002;
static const int curses_key_word_left = KEY_MAX + 0x1003;
static const int curses_key_word_right = KEY_MAX + 0x1004;

/// How many characters ncurses keeps in one cell.
static const int curses_cell_scalars = CCHARW_MAX;

/// Takes the terminal of standard input and output by a terminfo entry's name; null where there is
/// none of that name.
static inline SCREEN *curses_start(const char *name) { return newterm(name, stdout, stdin); }

static inline WINDOW *curses_window(void) { return stdscr; }

/// Puts one cell: a base character and the marks on it, together at most CCHARW_MAX.
static inline void curses_put(WINDOW *window, int row, int column, const wchar_t *text,
                              attr_t attributes, int pair) {
  cchar_t cell;
  if (setcchar(&cell, text, attributes, 0, &pair) == OK) {
    mvwadd_wch(window, row, column, &cell);
  }
}

/// Makes the next refresh draw every cell, whatever ncurses believes to be on the terminal.
static inline void curses_redraw_all(void) { clearok(curscr, TRUE); }

/// Whether a press of the first button can be reported.
static inline int curses_enable_mouse(void) {
  mouseinterval(0);
  return mousemask(BUTTON1_PRESSED, NULL) != 0;
}

/// The place of the mouse event that was just announced; 0 where it was no press.
static inline int curses_mouse_press(int *x, int *y) {
  MEVENT event;
  if (getmouse(&event) != OK || !(event.bstate & BUTTON1_PRESSED)) return 0;
  *x = event.x;
  *y = event.y;
  return 1;
}

/// A terminfo string; null where the terminal lacks it.
static inline const char *curses_capability(const char *name) {
  char *value = tigetstr(name);
  return value == (char *)-1 ? NULL : value;
}

/// The sequence that ends mouse reports; null where the terminal has no mouse.
static inline const char *curses_mouse_off(void) {
  if (curses_capability("kmous") == NULL) return NULL;
  const char *mode = curses_capability("XM");
  return mode == NULL ? "\033[?1000l" : tiparm(mode, 0);
}

/// The sequence that makes the terminal mark what is pasted, or that ends it; null where the terminal
/// has no such mode, or might print what it does not know.
///
/// terminfo tells it of some terminals only. What reports the mouse as xterm does reads xterm's
/// private modes, too, and passes over those that it lacks; terminals before xterm, and dumb ones, do
/// not. Linux' console is left out of these: it has the mode in kernels since 2025 only.
static inline const char *curses_paste_mode(int is_on) {
  const char *mode = curses_capability(is_on ? "BE" : "BD");
  if (mode != NULL) return mode;
  if (curses_capability("kmous") == NULL || strncmp(termname(), "linux", 5) == 0) return NULL;
  return is_on ? "\033[?2004h" : "\033[?2004l";
}

/// The size that the terminal's driver knows; 0 where it knows none.
static inline int curses_driver_size(int fd, int *width, int *height) {
  struct winsize size;
  if (ioctl(fd, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return 0;
  *width = size.ws_col;
  *height = size.ws_row;
  return 1;
}

static inline int curses_locale_is_utf8(void) {
  const char *set = nl_langinfo(CODESET);
  return set != NULL && (set[0] == 'U' || set[0] == 'u') && (set[3] == '-' || set[3] == '8');
}
