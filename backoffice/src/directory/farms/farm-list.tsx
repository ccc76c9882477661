import {
  type AdminFarmRow,
  FARM_VERIFICATIONS,
} from '@farmgate/backend/contract/directory/admin/farms.admin';
import { FARM_WAITS_FOR } from '@farmgate/backend/contract/directory/farms';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BadgeCheck } from 'lucide-react';
import { DataTable, DateInput, SearchInput, SelectInput, useRecordContext } from 'react-admin';
import { BulkActionButton } from '../../kit/actions/action-button';
import { StatusBadge, Time, dayText, words } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { Thumbnail } from '../parts/picture';
import { placeFilters } from '../parts/place-filters';
import { RowLink } from '../parts/row-link';
import { placeText, VERIFICATION_TONES, WAITS_FOR_WORDS, YES_OR_NO } from '../parts/words';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="verification"
    source="verification"
    alwaysOn
    choices={FARM_VERIFICATIONS.map((id) => ({
      id,
      name: id === 'waiting' ? 'Pending verification' : words(id),
    }))}
  />,
  <SelectInput
    key="waitsFor"
    source="waitsFor"
    label="Hidden from shoppers"
    choices={FARM_WAITS_FOR.map((id) => ({ id, name: WAITS_FOR_WORDS[id] }))}
  />,
  ...placeFilters,
  <SelectInput key="isClaimed" source="isClaimed" label="Claimed" choices={YES_OR_NO} />,
  <SelectInput key="hasOwner" source="hasOwner" label="Has an owner" choices={YES_OR_NO} />,
  <SelectInput key="isDemonstration" source="isDemonstration" label="Demo" choices={YES_OR_NO} />,
  <DateInput key="since" source="createdSince" label="Registered since" />,
  <DateInput key="until" source="createdUntil" label="Registered until" />,
];

const bulkActions = (
  <BulkActionButton
    action="verify"
    label="Verify"
    icon={BadgeCheck}
    title="Verify these farms"
    explanation="These farms get the Verified badge. We email the owners of those that have one."
    success="Farms verified."
    tells="their owners"
  />
);

/** Registered farms. */
export function FarmList() {
  return (
    <RecordList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} empty="No farms yet">
      <RecordTable<AdminFarmRow>
        bulkActions={bulkActions}
        hiddenColumns={['updatedAt']}
        small={{
          primary: ({ name }) => name,
          secondary: (farm) =>
            [placeText(farm), words(farm.verification), farm.waitsFor && WAITS_FOR_WORDS[farm.waitsFor]]
              .filter(Boolean)
              .join(' · '),
          tertiary: ({ createdAt }) => dayText(createdAt),
        }}
      >
        <DataTable.Col source="name" label="Farm">
          <Name />
        </DataTable.Col>
        <DataTable.Col source="state" label="Place" render={placeText} />
        <DataTable.Col source="ownerName" label="Owner" disableSort>
          <Owner />
        </DataTable.Col>
        <DataTable.Col source="verification" label="Status" disableSort>
          <StatusBadge source="verification" tones={VERIFICATION_TONES} />
        </DataTable.Col>
        <DataTable.NumberCol source="listings" label="Listings" disableSort />
        <DataTable.Col
          source="createdAt"
          label="Registered"
          render={({ createdAt }: AdminFarmRow) => dayText(createdAt)}
        />
        <DataTable.Col source="updatedAt" label="Changed">
          <Time source="updatedAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}

function Name() {
  const farm = useRecordContext<AdminFarmRow>();
  if (!farm) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 220 }}>
      <Thumbnail src={farm.imageUrl} art={`place-${farm.kind}`} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {farm.name}
        </Typography>
        {farm.waitsFor && (
          <Typography variant="body2" color="textSecondary">
            {WAITS_FOR_WORDS[farm.waitsFor]}
          </Typography>
        )}
        {farm.isDemonstration && (
          <Typography variant="body2" color="textSecondary">
            Demo
          </Typography>
        )}
      </Box>
    </Box>
  );
}

function Owner() {
  const farm = useRecordContext<AdminFarmRow>();
  if (!farm?.userId) return <Typography color="textSecondary">Unclaimed</Typography>;
  return <RowLink to={`/users/${farm.userId}/show`}>{farm.ownerName}</RowLink>;
}
