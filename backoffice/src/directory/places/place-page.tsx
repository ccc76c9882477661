import type { AdminCorrection } from '@farmgate/backend/contract/directory/admin/corrections.admin';
import type { AdminMarketClaimRow } from '@farmgate/backend/contract/directory/admin/market-claims.admin';
import type { AdminMarketManager } from '@farmgate/backend/contract/directory/admin/market-managers.admin';
import type { AdminPlace } from '@farmgate/backend/contract/directory/admin/places.admin';
import { FEATURE_LABELS, PLACE_KIND_LABELS } from '@farmgate/backend/contract/directory/place-kinds';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EyeOff, RotateCcw } from 'lucide-react';
import { EditButton, Link, RecordContextProvider, TextField, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { Badge, dayText, Paragraphs, words } from '../../kit/cells';
import { openLines } from '../../kit/hours.rules';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { RelatedList } from '../../kit/record/related-list';
import { RemoveManager } from '../market-managers/manager-list';
import { MapCard } from '../parts/map-card';
import { Thumbnail } from '../parts/picture';
import { SocialList } from '../parts/social-list';
import { WebsiteLink } from '../parts/website-link';
import { DECISION_TONES, placeText } from '../parts/words';
import { Standing } from './place-list';
import { PlaceRecords } from './place-records';

/** One place: what people find, and what each source says of it. */
export function PlacePage() {
  return (
    <RecordPage actions={<PlaceActions />} aside={<Where />}>
      <Head />
      <Facts>
        <Fact label="Address">
          <TextField source="address" />
        </Fact>
        <Fact label="Phone">
          <TextField source="phone" emptyText="–" />
        </Fact>
        <Fact label="Email">
          <TextField source="email" emptyText="–" />
        </Fact>
        <Fact label="Website">
          <Website />
        </Fact>
        <Fact label="Social media">
          <Social />
        </Fact>
        <Fact label="Open">
          <Open />
        </Fact>
        <Fact label="Business">
          <Business />
        </Fact>
        <Fact label="Products">
          <Products />
        </Fact>
        <Fact label="Features">
          <Features />
        </Fact>
      </Facts>
      <Fact label="Description">
        <Paragraphs source="description" />
      </Fact>
      <PlaceRecords />
      <Managers />
      <Corrections />
    </RecordPage>
  );
}

/** Those who run a market, and who says that they do. */
function Managers() {
  const place = useRecordContext<AdminPlace>();
  if (place?.kind !== 'farmers_market') return null;
  const filter = { placeId: place.id };
  return (
    <>
      <RelatedList<AdminMarketManager>
        title="Managers"
        resource="market-managers"
        filter={filter}
        empty="No managers yet"
        row={(manager) => (
          <RecordContextProvider value={manager}>
            <Box sx={{ flex: 1 }}>
              <Link to={`/users/${manager.userId}/show`}>{manager.managerName}</Link>
            </Box>
            <time dateTime={manager.createdAt}>{dayText(manager.createdAt)}</time>
            <RemoveManager />
          </RecordContextProvider>
        )}
      />
      <RelatedList<AdminMarketClaimRow>
        title="Claims"
        resource="market-claims"
        filter={filter}
        empty="No claims"
        row={(claim) => (
          <>
            <Badge value={claim.status} tones={DECISION_TONES} />
            <Box sx={{ flex: 1 }}>
              <Link to={`/market-claims/${claim.id}/show`}>{claim.claimantName ?? 'A deleted account'}</Link>
            </Box>
            <time dateTime={claim.createdAt}>{dayText(claim.createdAt)}</time>
          </>
        )}
      />
    </>
  );
}

function Head() {
  const place = useRecordContext<AdminPlace>();
  if (!place) return null;
  return (
    <>
      {place.hiddenAt && (
        <Alert severity="error" sx={{ mb: 2 }}>
          Hidden since {dayText(place.hiddenAt)}. See the reason in the history below.
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 2, mb: 2.5, flexWrap: 'wrap' }}>
        <Thumbnail src={place.imageUrl} art={`place-${place.kind}`} width={128} />
        <Box sx={{ flex: 1, minWidth: 220 }}>
          <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="h2">{place.name}</Typography>
            <Standing />
          </Stack>
          <Typography color="textSecondary">
            {PLACE_KIND_LABELS[place.kind]} · {placeText(place)} ·{' '}
            {place.lastConfirmed ? `last confirmed ${dayText(place.lastConfirmed)}` : 'never confirmed'}
          </Typography>
        </Box>
      </Box>
    </>
  );
}

function Website() {
  const place = useRecordContext<AdminPlace>();
  return <WebsiteLink address={place?.website ?? null} />;
}

function Social() {
  const place = useRecordContext<AdminPlace>();
  return <SocialList links={place?.socialLinks} />;
}

function Open() {
  const place = useRecordContext<AdminPlace>();
  const text = place && openLines(place).join('\n');
  return (
    <>
      <span style={{ whiteSpace: 'pre-line' }}>{text || '–'}</span>
      {text && place?.hoursConfirmed && (
        <Typography variant="body2" color="textSecondary">
          From {dayText(place.hoursConfirmed)}
        </Typography>
      )}
    </>
  );
}

function Business() {
  const place = useRecordContext<AdminPlace>();
  return <>{place && words(place.businessStatus.toLowerCase())}</>;
}

function Products() {
  const place = useRecordContext<AdminPlace>();
  return <>{place?.productTypes.map(words).join(', ') || '–'}</>;
}

function Features() {
  const place = useRecordContext<AdminPlace>();
  return <>{place?.features.map((feature) => FEATURE_LABELS[feature]).join(', ') || '–'}</>;
}

function Where() {
  const place = useRecordContext<AdminPlace>();
  if (!place) return null;
  const { id, latitude, longitude, name, isApproximate } = place;
  return (
    <MapCard
      points={[{ key: String(id), latitude, longitude, label: name }]}
      note={isApproximate ? 'Approximate location.' : `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`}
    />
  );
}

function Corrections() {
  const place = useRecordContext<AdminPlace>();
  if (!place) return null;
  return (
    <RelatedList<AdminCorrection>
      title="Corrections"
      resource="corrections"
      filter={{ placeId: place.id }}
      empty="No corrections"
      row={(note) => (
        <>
          <Badge value={note.status} tones={DECISION_TONES} />
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Link to={`/corrections/${note.id}/show`}>{note.message.slice(0, 120)}</Link>
          </Box>
          <time dateTime={note.createdAt}>{dayText(note.createdAt)}</time>
        </>
      )}
    />
  );
}

function PlaceActions() {
  const place = useRecordContext<AdminPlace>();
  if (!place) return null;
  return (
    <>
      {place.hiddenAt ? (
        <ActionButton action="restore" label="Restore" icon={RotateCcw} success="Place restored." />
      ) : (
        <ActionButton
          action="hide"
          label="Hide"
          icon={EyeOff}
          color="error"
          title={`Hide ${place.name}`}
          explanation="Visitors can no longer find it. Imports leave it hidden."
          asksReason
          reasonHelp="Saved in the audit log."
          success="Place hidden."
        />
      )}
      <EditButton variant="contained" />
    </>
  );
}
