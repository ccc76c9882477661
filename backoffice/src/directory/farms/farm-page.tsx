import type { AdminFarm } from '@farmgate/backend/contract/directory/admin/farms.admin';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useRecordContext } from 'react-admin';
import { dayText, StatusBadge, timeText } from '../../kit/cells';
import { RecordPage } from '../../kit/record/record-page';
import { DirectoryComparison } from '../parts/directory-comparison';
import { MapCard } from '../parts/map-card';
import { Thumbnail } from '../parts/picture';
import { placeText, VERIFICATION_TONES, WAITS_FOR_WORDS } from '../parts/words';
import { FarmActions } from './farm-actions';
import { FarmPhotos, FarmRelations } from './farm-relations';
import { FarmTwins } from './farm-twins';
import { UndoButton } from './undo-button';

const QUEUE = { sort: { field: 'createdAt', order: 'DESC' as const }, filter: { verification: 'waiting' } };

/** One farm: what it says beside what the directory says, where it is, and what belongs to it. */
export function FarmPage() {
  return (
    <RecordPage
      queue={QUEUE}
      actions={<FarmActions />}
      aside={<Aside />}
      historyActions={(entry) => <UndoButton entry={entry} />}
    >
      <Head />
      <Record />
      <FarmRelations />
    </RecordPage>
  );
}

function Head() {
  const farm = useRecordContext<AdminFarm>();
  if (!farm) return null;
  return (
    <>
      {farm.rejectedAt && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Not verified on {dayText(farm.rejectedAt)}: {farm.rejectedReason}
        </Alert>
      )}
      {farm.waitsFor && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {WAITS_FOR_WORDS[farm.waitsFor]}. Verifying it shows it.
          {farm.waitsFor === 'staff' && <FarmTwins farmId={farm.id} />}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 2, mb: 2.5, flexWrap: 'wrap' }}>
        <Thumbnail src={farm.imageUrl} art={`place-${farm.kind}`} width={128} />
        <Box sx={{ flex: 1, minWidth: 220 }}>
          <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="h2">{farm.name}</Typography>
            <StatusBadge source="verification" tones={VERIFICATION_TONES} />
          </Stack>
          <Typography color="textSecondary">{placeText(farm)}</Typography>
          <Typography sx={{ mt: 1 }}>
            {farm.userId ? (
              <>
                <Link to={`/users/${farm.userId}/show`}>{farm.ownerName}</Link>,{' '}
                <a href={`mailto:${farm.ownerEmail}`}>{farm.ownerEmail}</a>
              </>
            ) : (
              'Unclaimed'
            )}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Registered {timeText(farm.createdAt)}
            {farm.isDemonstration && ' · Demo'}
            {farm.formerIds.length > 0 && ` · Merged with farm ${farm.formerIds.join(', ')}`}
          </Typography>
        </Box>
      </Box>
    </>
  );
}

function Record() {
  const farm = useRecordContext<AdminFarm>();
  return farm ? <DirectoryComparison farm={farm} /> : null;
}

function Aside() {
  const farm = useRecordContext<AdminFarm>();
  if (!farm) return null;
  const { twin } = farm;
  const own = { key: 'farm', label: farm.name, latitude: farm.latitude, longitude: farm.longitude };
  const other = twin && {
    ...{ key: 'place', label: `Directory: ${twin.name}`, color: 'error' as const },
    ...{ latitude: twin.latitude, longitude: twin.longitude },
  };
  const note = farm.isApproximate
    ? 'Approximate location. Only the ZIP code is known.'
    : `${farm.latitude.toFixed(4)}, ${farm.longitude.toFixed(4)}`;
  return (
    <Stack spacing={2}>
      <MapCard points={other ? [own, other] : [own]} note={note} />
      <FarmPhotos />
    </Stack>
  );
}
