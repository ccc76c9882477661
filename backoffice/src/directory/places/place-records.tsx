import type { AdminPlace, AdminPlaceRecord } from '@farmgate/backend/contract/directory/admin/places.admin';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { dayText, timeText, words } from '../../kit/cells';
import { SOURCE_NAMES } from './source-names';

/** What each source says of the place; of each field the newest that is known counts. */
export function PlaceRecords() {
  const place = useRecordContext<AdminPlace>();
  if (!place) return null;
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography variant="h3" component="h2">
        Sources
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        For each field, visitors see the newest known value.
      </Typography>
      {place.records.map((record) => (
        <SourceRecord key={`${record.source}/${record.sourceId}`} of={record} />
      ))}
      {place.records.length === 0 && <Typography>No sources</Typography>}
    </Box>
  );
}

function SourceRecord({ of }: { of: AdminPlaceRecord }) {
  const { source, sourceId, sourceUpdatedAt, importedAt, record, raw } = of;
  return (
    <Box component="details" sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        <strong>{SOURCE_NAMES[source] ?? source}</strong>{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          {source !== 'staff' && sourceId} ·{' '}
          {sourceUpdatedAt ? `changed ${dayText(sourceUpdatedAt)}` : 'without a date'} · read{' '}
          {timeText(importedAt)}
        </Typography>
      </Box>
      <Fields title="Parsed values" fields={record} />
      <Fields title="Original row" fields={raw} />
    </Box>
  );
}

/** Fields that say nothing of the place itself. */
const SAID_ABOVE = new Set(['source', 'sourceId', 'updatedAt']);
const isSaid = (value: unknown) =>
  value !== null && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0);

function Fields({ title, fields }: { title: string; fields: Record<string, unknown> }) {
  const said = Object.entries(fields).filter(([name, value]) => isSaid(value) && !SAID_ABOVE.has(name));
  if (said.length === 0) return null;
  return (
    <>
      <Typography variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
        {title}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '180px 1fr' },
          columnGap: 2,
          fontSize: '0.86rem',
          overflowWrap: 'anywhere',
        }}
      >
        {said.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {words(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase())}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {typeof value === 'string' ? value : JSON.stringify(value)}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}
