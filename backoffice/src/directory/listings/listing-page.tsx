import type { AdminListing } from '@farmgate/backend/contract/directory/admin/listings.admin';
import { formatPricePerUnit } from '@farmgate/backend/contract/directory/prices';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ExternalLink, EyeOff, Mail, RotateCcw } from 'lucide-react';
import { DeleteButton, NumberField, required, TextField, TextInput, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { dayText, Paragraphs, StatusBadge, Time, words } from '../../kit/cells';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { MapCard } from '../parts/map-card';
import { Thumbnail } from '../parts/picture';
import { LISTING_TONES, placeText } from '../parts/words';
import { AuthorLink, FarmLink } from './listing-list';

/** One listing as it is shown, and what staff can do about it. */
export function ListingPage() {
  return (
    <RecordPage actions={<ListingActions />} aside={<Where />}>
      <Head />
      <Facts>
        <Fact label="Farm">
          <FarmLink />
        </Fact>
        <Fact label="Posted by">
          <AuthorLink />
        </Fact>
        <Fact label="Email shown">
          <TextField source="email" emptyText="–" />
        </Fact>
        <Fact label="Phone shown">
          <TextField source="phone" emptyText="–" />
        </Fact>
        <Fact label="Opened in 30 days">
          <NumberField source="views" />
        </Fact>
        <Fact label="Posted">
          <Time source="createdAt" />
        </Fact>
        <Fact label="Changed">
          <Time source="updatedAt" />
        </Fact>
        <Fact label="Renewed">
          <Time source="confirmedAt" />
        </Fact>
      </Facts>
      <Fact label="Description">
        <Paragraphs source="description" />
      </Fact>
    </RecordPage>
  );
}

function Head() {
  const listing = useRecordContext<AdminListing>();
  if (!listing) return null;
  const { removedAt, removedReason, city, stateCode, zipCode } = listing;
  return (
    <>
      {removedAt && (
        <Alert severity="error" sx={{ mb: 2 }}>
          Taken down on {dayText(removedAt)}: {removedReason}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 2, mb: 2.5, flexWrap: 'wrap' }}>
        <Thumbnail src={listing.imageUrl} art={listing.category} width={176} />
        <Box sx={{ flex: 1, minWidth: 220 }}>
          <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="h2">{listing.productName}</Typography>
            <StatusBadge source="state" tones={LISTING_TONES} />
          </Stack>
          <Typography color="textSecondary">
            {formatPricePerUnit(listing.price, listing.unit)} · {words(listing.category)}
            {listing.isDemonstration && ' · Demo'}
          </Typography>
          <Typography color="textSecondary">{placeText({ city, zipCode, state: stateCode })}</Typography>
        </Box>
      </Box>
    </>
  );
}

function Where() {
  const listing = useRecordContext<AdminListing>();
  if (listing?.latitude == null || listing.longitude == null) return null;
  const { id, latitude, longitude, productName, city, stateCode, zipCode } = listing;
  return (
    <MapCard
      points={[{ key: String(id), latitude, longitude, label: productName }]}
      note={placeText({ city, zipCode, state: stateCode })}
    />
  );
}

function ListingActions() {
  const listing = useRecordContext<AdminListing>();
  if (!listing) return null;
  const isRemoved = listing.removedAt !== null;
  return (
    <>
      {listing.isAvailable && (
        <Button
          size="small"
          href={paths.listing(listing.id)}
          target="_blank"
          startIcon={<ExternalLink size={18} aria-hidden="true" />}
        >
          Public page
        </Button>
      )}
      <ActionButton
        action="contact"
        label="Write to the author"
        icon={Mail}
        disabled={!listing.authorEmail && !listing.email}
        title={`Write about ${listing.productName}`}
        explanation={`We email ${listing.authorEmail ?? listing.email}. Replies go to the team.`}
        success="Email sent."
        fields={
          <TextInput
            source="text"
            label="Your message"
            multiline
            minRows={6}
            fullWidth
            autoFocus
            validate={required('Please enter your message.')}
          />
        }
      />
      <DeleteButton
        mutationMode="pessimistic"
        confirmContent={`This permanently deletes the listing. ${(listing.authorEmail ?? listing.email) ? 'We email its author.' : 'Its author left no address, so no one is emailed.'}`}
      />
      {isRemoved ? (
        <ActionButton
          action="restore"
          label="Restore"
          icon={RotateCcw}
          variant="contained"
          success="Listing restored."
          tells="its author"
        />
      ) : (
        <ActionButton
          action="hide"
          label="Take down"
          icon={EyeOff}
          color="error"
          variant="contained"
          title={`Take down ${listing.productName}`}
          explanation="Shoppers can no longer find it, and its farmer can’t restore it."
          asksReason
          success="Listing taken down."
          tells="its author"
        />
      )}
    </>
  );
}
