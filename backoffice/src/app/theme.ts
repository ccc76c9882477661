import { createTheme } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';

/** The tokens of Farmgate's look, as the storefront has them. */
const LIGHT = {
  paper: '#FBF8F1',
  card: '#FFFFFF',
  sunk: '#F3EEE2',
  line: '#E2DAC8',
  edge: '#7F8876',
  ink: '#1F2A1C',
  soft: '#566152',
  leaf: '#2C6A37',
  onLeaf: '#FFFFFF',
  moss: '#E4EDD9',
  clay: '#B4461F',
  sun: '#F0C75E',
  danger: '#B3261E',
};
const DARK: typeof LIGHT = {
  paper: '#141A13',
  card: '#1C241B',
  sunk: '#10150F',
  line: '#334030',
  edge: '#75836F',
  ink: '#ECEFE6',
  soft: '#A9B5A2',
  leaf: '#8CCB8F',
  onLeaf: '#141A13',
  moss: '#26382A',
  clay: '#F0956B',
  sun: '#E9C46A',
  danger: '#F2938C',
};

const TEXT = '"Figtree Variable", Figtree, system-ui, sans-serif';
const DISPLAY = '"Fraunces Variable", Fraunces, Georgia, serif';
const heading = (fontSize: string) => ({ fontFamily: DISPLAY, fontWeight: 560, fontSize, lineHeight: 1.2 });

/**
 * react-admin names the checkbox of a row by an attribute that Material UI 9 puts on the box around it, where
 * screen readers do not look. It belongs on the input.
 */
const isOfRow = (state: object) =>
  String((state as { className?: string }).className).includes('select-item');
const rowCheckboxRoot = (state: object) => (isOfRow(state) ? { 'aria-label': undefined } : {});
const rowCheckboxInput = (state: object) => (isOfRow(state) ? { 'aria-label': 'Select this row' } : {});

function themeOf(mode: 'light' | 'dark', token: typeof LIGHT): RaThemeOptions {
  return createTheme({
    palette: {
      mode,
      primary: { main: token.leaf, contrastText: token.onLeaf },
      secondary: { main: token.leaf, contrastText: token.onLeaf },
      error: { main: token.danger, contrastText: mode === 'light' ? '#FFFFFF' : '#141A13' },
      warning: { main: token.sun, contrastText: '#1F2A1C' },
      info: { main: token.leaf, contrastText: token.onLeaf },
      success: { main: token.leaf, contrastText: token.onLeaf },
      background: { default: token.paper, paper: token.card },
      text: { primary: token.ink, secondary: token.soft },
      divider: token.line,
      action: { hover: token.moss, selected: token.moss },
    },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: TEXT,
      fontSize: 14,
      h1: heading('2rem'),
      h2: heading('1.56rem'),
      h3: heading('1.25rem'),
      h4: heading('1.25rem'),
      h5: heading('1.25rem'),
      h6: heading('1.06rem'),
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          // Addresses and e-mails have no spaces to break at.
          body: { overflowWrap: 'break-word' },
          'a:not([class])': { color: token.leaf },
          // Buttons of the library take the ring away by a class of their own, and the choice of rows by a
          // rule.
          ':focus-visible, .MuiButtonBase-root.Mui-focusVisible, .MuiSelect-select.MuiTablePagination-select:focus-visible':
            {
              outline: `3px solid ${token.leaf}`,
              outlineOffset: 2,
            },
          '@media (prefers-reduced-motion: reduce)': {
            '*, ::before, ::after': {
              animationDuration: '0.01ms !important',
              transitionDuration: '0.01ms !important',
            },
          },
        },
      },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: {
          root: { backgroundImage: 'none' },
          rounded: { borderRadius: 12, border: `1px solid ${token.line}` },
        },
      },
      MuiAppBar: {
        styleOverrides: {
          root: {
            backgroundColor: token.card,
            color: token.ink,
            borderBottom: `1px solid ${token.line}`,
            boxShadow: 'none',
          },
        },
      },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: token.line, fontVariantNumeric: 'tabular-nums' },
          head: { backgroundColor: token.sunk, color: token.soft, fontWeight: 600 },
        },
      },
      MuiCheckbox: { defaultProps: { slotProps: { root: rowCheckboxRoot, input: rowCheckboxInput } } },
      MuiListItemText: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiTextField: { defaultProps: { variant: 'outlined' } },
      MuiFormControl: { defaultProps: { variant: 'outlined' } },
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: token.edge } } },
      MuiLink: { styleOverrides: { root: { color: token.leaf } } },
      RaLayout: {
        styleOverrides: {
          root: {
            // Not as wide as the widest table, which scrolls in a box of its own.
            minWidth: 0,
            '& .RaLayout-content': { padding: '8px 16px 32px', minWidth: 0 },
            '@media (min-width: 900px)': { '& .RaLayout-content': { padding: '8px 32px 48px 24px' } },
          },
        },
      },
      RaMenuItemLink: {
        styleOverrides: {
          root: {
            margin: '0 8px',
            borderRadius: 10,
            color: token.ink,
            '&.RaMenuItemLink-active': { backgroundColor: token.moss, color: token.leaf, fontWeight: 600 },
          },
        },
      },
      RaList: {
        styleOverrides: {
          root: {
            '& .RaList-main': { minWidth: 0 },
            '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
            // Switches among the filters begin where the list does.
            '& form .MuiFormControlLabel-root': { marginLeft: '-4px' },
          },
        },
      },
      RaListToolbar: { styleOverrides: { root: { backgroundColor: 'transparent !important' } } },
      RaTopToolbar: {
        styleOverrides: {
          // Buttons of the library and our own stand on one line.
          root: { backgroundColor: 'transparent !important', minHeight: 48, alignItems: 'center' },
        },
      },
      // In place of the columns' names, where the library would cover the filters. What ticks all stays.
      RaBulkActionsToolbar: {
        styleOverrides: {
          root: {
            '& .RaBulkActionsToolbar-toolbar': {
              ...{ transform: 'none', left: 52, minHeight: 38, height: 38, paddingLeft: 8, borderRadius: 0 },
              backgroundColor: token.sunk,
            },
          },
        },
      },
      RaDataTable: {
        styleOverrides: {
          root: { '& .RaDataTable-headerCell': { backgroundColor: token.sunk, color: token.soft } },
        },
      },
      MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.8rem' } } },
    },
  });
}

export const lightTheme = themeOf('light', LIGHT);
export const darkTheme = themeOf('dark', DARK);
