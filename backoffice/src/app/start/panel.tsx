import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A card of the start page with its heading and, beside it, what it comes to. */
export function Panel({
  title,
  figure,
  children,
}: {
  title: string;
  figure?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Paper component="section" sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <Typography variant="h6" component="h3">
        {title}
      </Typography>
      {figure && (
        <Typography variant="body2" component="div" sx={{ mb: 1.5, color: 'text.secondary' }}>
          {figure}
        </Typography>
      )}
      <Box>{children}</Box>
    </Paper>
  );
}

/** What a card says while there is nothing to show. */
export function NothingHereYet({ children }: { children: ReactNode }) {
  return (
    <Typography
      sx={{
        color: 'text.secondary',
        py: 5,
        px: 2,
        textAlign: 'center',
        bgcolor: 'background.default',
        borderRadius: '10px',
      }}
    >
      {children}
    </Typography>
  );
}
