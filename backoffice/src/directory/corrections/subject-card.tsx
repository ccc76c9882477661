import type { AdminCorrection } from '@farmgate/backend/contract/directory/admin/corrections.admin';
import type { AdminFarm } from '@farmgate/backend/contract/directory/admin/farms.admin';
import type { AdminPlace } from '@farmgate/backend/contract/directory/admin/places.admin';
import { PLACE_KIND_LABELS } from '@farmgate/backend/contract/directory/place-kinds';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useGetOne, useRecordContext } from 'react-admin';
import { openLines } from '../../kit/hours.rules';
import { Fact } from '../../kit/record/record-page';
import { Thumbnail } from '../parts/picture';
import { WebsiteLink } from '../parts/website-link';

/** What the directory says now of what the note is about. */
export function SubjectCard() {
  const note = useRecordContext<AdminCorrection>();
  const isFarm = note?.farmId !== null;
  const { data } = useGetOne<AdminFarm | AdminPlace>(
    isFarm ? 'farms' : 'places',
    { id: (isFarm ? note?.farmId : note.placeId) ?? 0 },
    { enabled: note !== undefined },
  );
  // A list may have left its row there, which says less.
  if (!data || !('seasons' in data)) return null;
  const hours = openLines(data).join('\n');
  return (
    <Paper sx={{ p: 2 }} component="section">
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        What it says now
      </Typography>
      <Thumbnail src={data.imageUrl} art={`place-${data.kind}`} width={120} />
      <Fact label="Name">{data.name}</Fact>
      <Fact label="Kind">{PLACE_KIND_LABELS[data.kind]}</Fact>
      <Fact label="Address">{data.address}</Fact>
      <Fact label="Open">
        <span style={{ whiteSpace: 'pre-line' }}>{hours || '–'}</span>
      </Fact>
      <Fact label="Phone">{data.phone ?? '–'}</Fact>
      <Fact label="Email">{data.email ?? '–'}</Fact>
      <Fact label="Website">
        <WebsiteLink address={data.website} />
      </Fact>
      <Fact label="Products">{data.productTypes.join(', ') || '–'}</Fact>
    </Paper>
  );
}
