import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ExternalLink } from 'lucide-react';
import { type MapPoint, UsMap } from '../../kit/us-map';
import { mapAddress } from './words';

interface Props {
  points: readonly MapPoint[];
  /** What is said below the map. */
  note: string;
}

/** Where something is: its part of the country close, the whole country small, and a way to a street map. */
export function MapCard({ points, note }: Props) {
  const [first] = points;
  if (!first) return null;
  const { latitude, longitude } = first;
  const title = points.map(({ label }) => label).join('; ');
  return (
    <Paper sx={{ p: 2 }} component="section" aria-label="Map">
      <UsMap points={points} title={title} focus={{ latitude, longitude }} />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-end', mt: 1 }}>
        <Box sx={{ width: 110, flexShrink: 0 }}>
          <UsMap
            points={[{ ...first, key: 'where', radius: 22 }]}
            title="Where that is in the United States"
          />
        </Box>
        <Box>
          <Typography variant="body2">{note}</Typography>
          <Link
            href={mapAddress(latitude, longitude)}
            target="_blank"
            rel="noopener"
            variant="body2"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, mt: 0.5 }}
          >
            Street map <ExternalLink size={14} aria-hidden="true" />
          </Link>
        </Box>
      </Box>
    </Paper>
  );
}
