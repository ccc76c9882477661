import Box from '@mui/material/Box';

/**
 * The mark (a field gate with a sprout on its top bar) and the name, as in the storefront's header.
 * @param isShort the mark alone on phones
 */
export function Wordmark({ isShort = false }: { isShort?: boolean }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: 'primary.main' }}
    >
      <svg width="26" height="26" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
        <path d="M2.4 29V10.2L4.3 7.6l1.9 2.6v4.4h19.6v-4.4l1.9-2.6 1.9 2.6V29h-3.8v-2.3H6.2V29zM6.2 17v2.3h19.6V17zM6.2 21.8v2.4h19.6v-2.4z" />
        <path d="M14.9 15.2V12C9.6 12.2 6.9 9.1 6.8 3.2c5.6.2 8.5 2.8 9.2 7.3.7-4.5 3.6-7.1 9.2-7.3-.1 5.9-2.8 9-8.1 8.8v3.2z" />
      </svg>
      <Box
        component="span"
        sx={{
          typography: 'h3',
          color: 'text.primary',
          display: { xs: isShort ? 'none' : 'inline', sm: 'inline' },
        }}
      >
        Farmgate
      </Box>
    </Box>
  );
}
