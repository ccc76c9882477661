import type {
  EmptySearches as Found,
  SearchHole,
  TrendDays,
} from '@farmgate/backend/contract/backoffice/start.admin';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { dayText } from '../../kit/cells';
import { UsMap } from '../../kit/us-map';
import { NothingHereYet, Panel } from './panel';
import { useEmptySearches } from './start-queries';

const SHOWN_FIRST = 8;

const placeOf = ({ city, state, zipCode }: SearchHole) => `${city}, ${state} ${zipCode}`;
const times = (count: number) => (count === 1 ? 'once' : `${count.toLocaleString('en-US')} times`);

/**
 * Where people searched and found nothing, so that staff know where to recruit, and what they searched for.
 */
export function EmptySearches({ days }: { days: TrendDays }) {
  const { data, error } = useEmptySearches(days);
  if (error && !data) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={360} />;
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' }, alignItems: 'start' }}
    >
      <Panel title="ZIP codes with no results" figure="Areas that need more farms, markets and vendors">
        {data.zipCodes.length > 0 ? (
          <Holes holes={data.zipCodes} />
        ) : (
          <NothingHereYet>No search came up empty in the last {days} days.</NothingHereYet>
        )}
      </Panel>
      <Panel
        title="Search terms with no results"
        figure="Words that matched no listing, product, market or farm"
      >
        <Terms terms={data.terms} />
      </Panel>
    </Box>
  );
}

function Holes({ holes }: { holes: readonly SearchHole[] }) {
  const [isAll, setIsAll] = useState(false);
  const most = Math.max(...holes.map(({ foundNothing }) => foundNothing));
  const points = holes.map((hole) => ({
    key: hole.zipCode,
    latitude: hole.latitude,
    longitude: hole.longitude,
    radius: 5 + 13 * Math.sqrt(hole.foundNothing / most),
    label: `${placeOf(hole)}: ${times(hole.foundNothing)}`,
    color: 'error' as const,
  }));
  const shown = isAll ? holes : holes.slice(0, SHOWN_FIRST);
  return (
    <>
      <UsMap points={points} title={`Map of ${holes.length} ZIP codes where searches found nothing`} />
      <Table size="small" sx={{ mt: 1 }}>
        <TableHead>
          <TableRow>
            <TableCell>Place</TableCell>
            <TableCell align="right" sx={{ whiteSpace: { sm: 'nowrap' } }}>
              No results
            </TableCell>
            <TableCell align="right">Last</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((hole) => (
            <TableRow key={hole.zipCode}>
              <TableCell>
                <Link href={`/browse?zipCode=${hole.zipCode}`} target="_blank" underline="hover">
                  {placeOf(hole)}
                </Link>
              </TableCell>
              <TableCell align="right">{hole.foundNothing.toLocaleString('en-US')}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: { sm: 'nowrap' } }}>
                {dayText(hole.lastDay)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {!isAll && holes.length > SHOWN_FIRST && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setIsAll(true)}>
          Show all {holes.length}
        </Button>
      )}
    </>
  );
}

function Terms({ terms }: { terms: Found['terms'] }) {
  if (terms.length === 0) return <NothingHereYet>No search term came up empty.</NothingHereYet>;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Search terms</TableCell>
          <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
            No results
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {terms.map(({ term, searches }) => (
          <TableRow key={term}>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{term}</TableCell>
            <TableCell align="right">{searches.toLocaleString('en-US')}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
