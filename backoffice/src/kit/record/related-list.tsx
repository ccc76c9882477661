import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link, type RaRecord, useGetList } from 'react-admin';
import { May } from '../may';
import { listPath } from './list-path';

interface Props<Record extends RaRecord> {
  title: string;
  /** The resource, and what its list is narrowed by. */
  resource: string;
  filter: object;
  empty: string;
  row: (record: Record) => ReactNode;
  /** How many are here. */
  shown?: number;
}

/** What belongs to the record of the page: the newest few, and the way to all. */
export function RelatedList<Record extends RaRecord>(props: Props<Record>) {
  return (
    <May action="list" resource={props.resource}>
      <Related {...props} />
    </May>
  );
}

function Related<Record extends RaRecord>({ title, resource, filter, empty, row, shown = 8 }: Props<Record>) {
  const id = useId();
  const { data, total, isPending, error } = useGetList<Record>(resource, {
    filter,
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: shown },
  });
  const what = title.toLowerCase();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, mb: 0.5 }}>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {data && total !== undefined && total > data.length && (
          <Link to={listPath(resource, filter)}>All {total}</Link>
        )}
      </Box>
      {isPending && <Typography color="textSecondary">Loading {what}...</Typography>}
      {Boolean(error) && (
        <Alert severity="error">We couldn’t load the {what}. Reload the page to try again.</Alert>
      )}
      {data?.length === 0 && <Typography color="textSecondary">{empty}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((record) => (
          <Box
            component="li"
            key={record.id}
            sx={{
              borderTop: 1,
              borderColor: 'divider',
              py: 1,
              display: 'flex',
              gap: 1.5,
              alignItems: 'center',
            }}
          >
            {row(record)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
