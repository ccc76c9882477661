import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CreateButton, useResourceDefinition } from 'react-admin';

/**
 * What a list shows while there is nothing in it: one drawing, one sentence, one thing to do where there is
 * one.
 */
export function NothingYet({ sentence, children }: { sentence: string; children?: ReactNode }) {
  const { hasCreate } = useResourceDefinition();
  return (
    <Box sx={{ flex: 1, py: 8, px: 2, textAlign: 'center' }}>
      <img src="/art/empty-nothing-near.svg" alt="" width={200} height={150} />
      <Typography color="textSecondary" sx={{ mt: 2, mb: 3, fontSize: '1.06rem' }}>
        {sentence}
      </Typography>
      {children}
      {hasCreate && <CreateButton variant="contained" />}
    </Box>
  );
}
