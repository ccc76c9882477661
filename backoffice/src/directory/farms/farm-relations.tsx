import type { AdminCorrection } from '@farmgate/backend/contract/directory/admin/corrections.admin';
import type { AdminFarmClaimRow } from '@farmgate/backend/contract/directory/admin/farm-claims.admin';
import type { AdminFarm } from '@farmgate/backend/contract/directory/admin/farms.admin';
import type { AdminListingRow } from '@farmgate/backend/contract/directory/admin/listings.admin';
import { formatPricePerUnit } from '@farmgate/backend/contract/directory/prices';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link, useRecordContext } from 'react-admin';
import { Badge, dayText } from '../../kit/cells';
import { RelatedList } from '../../kit/record/related-list';
import { Thumbnail } from '../parts/picture';
import { DECISION_TONES, LISTING_TONES } from '../parts/words';

/** What belongs to a farm: listings, claims, corrections. */
export function FarmRelations() {
  const farm = useRecordContext<AdminFarm>();
  if (!farm) return null;
  const filter = { farmId: farm.id };
  return (
    <>
      <RelatedList<AdminFarmClaimRow>
        title="Claims"
        resource="farm-claims"
        filter={filter}
        empty="No claims"
        row={(claim) => (
          <>
            <Badge value={claim.status} tones={DECISION_TONES} />
            <Box sx={{ flex: 1 }}>
              <Link to={`/farm-claims/${claim.id}/show`}>{claim.claimantName ?? 'A deleted account'}</Link>
              {claim.reason && (
                <Typography variant="body2" color="textSecondary">
                  {claim.reason}
                </Typography>
              )}
            </Box>
            <time dateTime={claim.createdAt}>{dayText(claim.createdAt)}</time>
          </>
        )}
      />
      <RelatedList<AdminCorrection>
        title="Corrections"
        resource="corrections"
        filter={filter}
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
      <RelatedList<AdminListingRow>
        title="Listings"
        resource="listings"
        filter={filter}
        empty="No listings"
        row={(listing) => (
          <>
            <Thumbnail src={listing.imageUrl} art={listing.category} width={48} />
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Link to={`/listings/${listing.id}/show`}>{listing.productName}</Link>
              <Typography variant="body2" color="textSecondary">
                {formatPricePerUnit(listing.price, listing.unit)}
              </Typography>
            </Box>
            <Badge value={listing.state} tones={LISTING_TONES} />
          </>
        )}
      />
    </>
  );
}

/** The farm's photographs, as visitors see them. */
export function FarmPhotos() {
  const farm = useRecordContext<AdminFarm>();
  if (!farm) return null;
  return (
    <Paper sx={{ p: 2 }} component="section">
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        Photos
      </Typography>
      {farm.photos.length === 0 && <Typography color="textSecondary">No photos yet</Typography>}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))', gap: 1 }}>
        {farm.photos.map(({ id, imageUrl, alt }) => (
          <a key={id} href={imageUrl} target="_blank" rel="noopener">
            <Box
              component="img"
              src={imageUrl}
              alt={alt || 'Without a description'}
              loading="lazy"
              sx={{
                width: 1,
                aspectRatio: '4 / 3',
                objectFit: 'cover',
                borderRadius: '6px',
                display: 'block',
              }}
            />
          </a>
        ))}
      </Box>
    </Paper>
  );
}
