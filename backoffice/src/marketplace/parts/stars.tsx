import Box from '@mui/material/Box';
import { Star } from 'lucide-react';

/** Whole stars of five, read out as a number. */
export function Stars({ rating }: { rating: number }) {
  return (
    <Box
      component="span"
      role="img"
      aria-label={`${rating} of 5 stars`}
      sx={{ display: 'inline-flex', gap: '2px', color: 'warning.main', verticalAlign: 'middle' }}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} size={15} aria-hidden="true" fill={star <= rating ? 'currentColor' : 'none'} />
      ))}
    </Box>
  );
}
