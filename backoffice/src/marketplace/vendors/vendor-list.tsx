import {
  type AdminVendorRow,
  VENDOR_STATES,
} from '@farmgate/backend/contract/marketplace/admin/vendors.admin';
import { FARMING_PRACTICES } from '@farmgate/backend/contract/marketplace/shop';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import {
  AutocompleteInput,
  BooleanInput,
  DataTable,
  DateInput,
  SearchInput,
  SelectInput,
  useRecordContext,
} from 'react-admin';
import { dollars, StatusBadge, Time, words } from '../../kit/cells';
import { choicesOf, STATE_CHOICES } from '../../kit/choices';
import { pictureSource } from '../../kit/pictures/picture-source';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { PAYEE_CHOICES, percentOf, STANDING_TONES } from './vendor-words';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="standing" source="standing" alwaysOn choices={choicesOf(VENDOR_STATES)} />,
  <SelectInput key="practice" source="farmingPractice" choices={choicesOf(FARMING_PRACTICES)} />,
  <SelectInput key="payee" source="payeeState" label="Payouts" choices={PAYEE_CHOICES} />,
  <AutocompleteInput key="state" source="state" choices={STATE_CHOICES} />,
  <BooleanInput key="advance" source="hasAdvance" label="Advance payouts" />,
  <BooleanInput key="credit" source="sellsCredit" label="Sells farm credit" />,
  <DateInput key="since" source="createdSince" label="Joined since" />,
  <DateInput key="until" source="createdUntil" label="Joined until" />,
  <BooleanInput key="demonstration" source="isDemonstration" label="Demo" />,
];

/** Everybody who sells, or wants to. */
export function VendorList() {
  return (
    <RecordList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} empty="No vendors yet">
      <RecordTable<AdminVendorRow>
        small={{
          primary: ({ businessName }) => businessName,
          secondary: ({ city, state, standing }) => `${city}, ${state} · ${words(standing)}`,
          tertiary: ({ productCount }) => `${productCount} products`,
        }}
      >
        <DataTable.Col source="businessName" label="Business">
          <Business />
        </DataTable.Col>
        <DataTable.Col
          source="state"
          label="Location"
          render={({ city, state }: AdminVendorRow) => `${city}, ${state}`}
        />
        <DataTable.Col
          source="farmingPractice"
          label="Practice"
          disableSort
          render={(vendor: AdminVendorRow) => words(vendor.farmingPractice)}
        />
        <DataTable.Col source="standing" disableSort>
          <StatusBadge source="standing" tones={STANDING_TONES} />
        </DataTable.Col>
        <DataTable.NumberCol source="productCount" label="Products" disableSort />
        <DataTable.Col
          source="commissionRate"
          label="Commission"
          align="right"
          render={({ commissionRate }: AdminVendorRow) => `${percentOf(commissionRate)}%`}
        />
        <DataTable.Col
          source="advanceOut"
          label="Paid ahead"
          align="right"
          disableSort
          render={({ advancePercent, advanceOut }: AdminVendorRow) =>
            advancePercent > 0 || advanceOut > 0 ? dollars(advanceOut) : ''
          }
        />
        <DataTable.Col
          source="reviewCount"
          label="Rating"
          render={({ rating, reviewCount }: AdminVendorRow) =>
            rating === null ? '' : `${rating.toFixed(1)} (${reviewCount})`
          }
        />
        <DataTable.Col source="createdAt" label="Joined">
          <Time source="createdAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}

function Business() {
  const vendor = useRecordContext<AdminVendorRow>();
  if (!vendor) return null;
  const picture = pictureSource(vendor.imageUrl);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Avatar
        variant="rounded"
        {...(picture ? { src: picture } : {})}
        alt=""
        sx={{ width: 36, height: 36, bgcolor: 'action.hover', color: 'primary.main', fontSize: '1rem' }}
      >
        {vendor.businessName.charAt(0)}
      </Avatar>
      {vendor.businessName}
    </Box>
  );
}
