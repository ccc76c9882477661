import {
  type AdminListingRow,
  LISTING_STATES,
} from '@farmgate/backend/contract/directory/admin/listings.admin';
import { LISTING_CATEGORIES } from '@farmgate/backend/contract/directory/categories';
import { formatPricePerUnit } from '@farmgate/backend/contract/directory/prices';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EyeOff, RotateCcw } from 'lucide-react';
import {
  BulkDeleteButton,
  DataTable,
  DateInput,
  SearchInput,
  SelectInput,
  useRecordContext,
} from 'react-admin';
import { BulkActionButton } from '../../kit/actions/action-button';
import { StatusBadge, dayText, words } from '../../kit/cells';
import { RecordFilter } from '../../kit/record-filter';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { Thumbnail } from '../parts/picture';
import { RowLink } from '../parts/row-link';
import { LISTING_TONES, placeText, YES_OR_NO } from '../parts/words';

const STATE_NAMES: Record<(typeof LISTING_STATES)[number], string> = {
  live: 'Live',
  paused: 'Paused by the farmer',
  hidden: 'Hidden, not renewed',
  removed: 'Taken down by staff',
};

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    alwaysOn
    choices={LISTING_STATES.map((id) => ({ id, name: STATE_NAMES[id] }))}
  />,
  <SelectInput
    key="category"
    source="category"
    choices={LISTING_CATEGORIES.map((id) => ({ id, name: words(id) }))}
  />,
  <SelectInput key="isAvailable" source="isAvailable" label="Available" choices={YES_OR_NO} />,
  <RecordFilter key="farmId" source="farmId" label="Farm" reference="farms" />,
  <RecordFilter key="userId" source="userId" label="Account" reference="users" />,
  <DateInput key="since" source="createdSince" label="Posted since" />,
  <DateInput key="until" source="createdUntil" label="Posted until" />,
];

const bulkActions = (
  <>
    <BulkActionButton
      action="hide"
      label="Take down"
      icon={EyeOff}
      color="error"
      title="Take down these listings"
      explanation="Shoppers can no longer find them, and their farmers can’t restore them."
      asksReason
      success="Listings taken down."
      tells="their authors"
    />
    <BulkActionButton
      action="restore"
      label="Restore"
      icon={RotateCcw}
      success="Listings restored."
      tells="their authors"
    />
    <BulkDeleteButton
      mutationMode="pessimistic"
      confirmContent="This permanently deletes the listings. We email the farmers who left an address."
    />
  </>
);

/** What farmers offer. */
export function ListingList() {
  return (
    <RecordList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} empty="No listings yet">
      <RecordTable<AdminListingRow>
        bulkActions={bulkActions}
        small={{
          primary: ({ productName }) => productName,
          secondary: ({ farmName, state }) => [farmName, words(state)].filter(Boolean).join(' · '),
          tertiary: ({ createdAt }) => dayText(createdAt),
        }}
      >
        <DataTable.Col source="productName" label="Product">
          <Product />
        </DataTable.Col>
        <DataTable.Col source="farmName" label="Farm" disableSort>
          <FarmLink />
        </DataTable.Col>
        <DataTable.Col source="authorName" label="Posted by" disableSort>
          <AuthorLink />
        </DataTable.Col>
        <DataTable.Col
          source="zipCode"
          label="Location"
          disableSort
          render={({ city, stateCode, zipCode }: AdminListingRow) =>
            placeText({ city, zipCode, state: stateCode })
          }
        />
        <DataTable.Col source="state" label="State" disableSort>
          <StatusBadge source="state" tones={LISTING_TONES} />
        </DataTable.Col>
        <DataTable.Col
          source="createdAt"
          label="Posted"
          render={({ createdAt }: AdminListingRow) => dayText(createdAt)}
        />
      </RecordTable>
    </RecordList>
  );
}

function Product() {
  const listing = useRecordContext<AdminListingRow>();
  if (!listing) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 260 }}>
      <Thumbnail src={listing.imageUrl} art={listing.category} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {listing.productName}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {formatPricePerUnit(listing.price, listing.unit)} · {words(listing.category)}
        </Typography>
      </Box>
    </Box>
  );
}

export function FarmLink() {
  const listing = useRecordContext<AdminListingRow>();
  if (!listing) return null;
  if (listing.farmId === null) return <>{listing.farmName ?? '–'}</>;
  return (
    <RowLink to={`/farms/${listing.farmId}/show`}>{listing.farmName ?? `Farm ${listing.farmId}`}</RowLink>
  );
}

export function AuthorLink() {
  const listing = useRecordContext<AdminListingRow>();
  if (!listing?.userId) return <>No account</>;
  return <RowLink to={`/users/${listing.userId}/show`}>{listing.authorName}</RowLink>;
}
