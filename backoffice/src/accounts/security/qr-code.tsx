import Box from '@mui/material/Box';
import { encode } from 'uqr';

/** Cells around the code that have to stay empty. */
const QUIET = 4;

/** A text as a QR code, black on white in both themes: cameras expect it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <Box
      sx={{
        bgcolor: '#fff',
        borderRadius: 1.5,
        p: 1,
        width: 'fit-content',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <svg
        viewBox={`0 0 ${size} ${size}`}
        width={208}
        height={208}
        role="img"
        aria-label={label}
        style={{ display: 'block' }}
      >
        <path d={cells.join('')} fill="#000" shapeRendering="crispEdges" />
      </svg>
    </Box>
  );
}
