import type { Waiting as Figures } from '@farmgate/backend/contract/backoffice/start.admin';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-admin';
import { useWaiting, waitingText } from '../../kit/waiting/use-waiting';
import { WAITING_TILES, waitingList } from './waiting-kinds';

/** What waits for a decision, each with the way to it. */
export function Waiting() {
  const { data, error } = useWaiting();
  if (error && !data) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={104} />;
  const waiting = WAITING_TILES.filter(({ kind }) => (data[kind] ?? 0) > 0);
  return waiting.length > 0 ? (
    <Box component="ul" sx={gridStyle}>
      {waiting.map((tile) => (
        <Tile key={tile.kind} tile={tile} figures={data} />
      ))}
    </Box>
  ) : (
    <Typography sx={{ mb: 1 }}>You’re all caught up. Nothing needs your attention.</Typography>
  );
}

const gridStyle = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(auto-fill, minmax(168px, 1fr))' },
  listStyle: 'none',
  m: 0,
  p: 0,
};

function Tile({ tile, figures }: { tile: (typeof WAITING_TILES)[number]; figures: Figures }) {
  const count = figures[tile.kind] ?? 0;
  return (
    <Box component="li" sx={{ display: 'flex' }}>
      <Link
        to={waitingList(tile)}
        underline="none"
        color="inherit"
        sx={{
          flex: 1,
          p: 2,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: tile.isTrouble ? 'error.main' : 'divider',
          borderRadius: '12px',
          transition: 'background-color 160ms ease-out',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box
          component="span"
          sx={{
            display: 'block',
            typography: 'h1',
            fontVariantNumeric: 'tabular-nums',
            color: tile.isTrouble ? 'error.main' : 'primary.main',
          }}
        >
          {waitingText(count)}
        </Box>
        <Typography component="span" variant="body2" sx={{ display: 'block', mt: 0.5, fontWeight: 600 }}>
          {count === 1 ? tile.one : tile.many}
        </Typography>
      </Link>
    </Box>
  );
}
