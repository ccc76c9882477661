import Box from '@mui/material/Box';
import { countText } from './sections.rules';

/** How many wait, beside the name of their list, which says it in words; nothing while nothing does. */
export function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        ml: 'auto',
        px: 0.75,
        minWidth: 22,
        borderRadius: '999px',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: '0.78rem',
        fontWeight: 600,
        lineHeight: '20px',
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {countText(count)}
    </Box>
  );
}
