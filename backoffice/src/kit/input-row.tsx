import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Inputs side by side where there is room. */
export function InputRow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        width: 1,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(160px, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}
