import {
  type AdminFarmClaimRow,
  CLAIM_STATUSES,
} from '@farmgate/backend/contract/directory/admin/farm-claims.admin';
import { BadgeCheck } from 'lucide-react';
import { DataTable, DateInput, SelectInput, useRecordContext } from 'react-admin';
import { BulkActionButton } from '../../kit/actions/action-button';
import { StatusBadge, Time, timeText, words } from '../../kit/cells';
import { RecordFilter } from '../../kit/record-filter';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { RowLink } from '../parts/row-link';
import { DECISION_TONES } from '../parts/words';

const filters = [
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={CLAIM_STATUSES.map((id) => ({ id, name: words(id) }))}
  />,
  <RecordFilter key="farmId" source="farmId" label="Farm" reference="farms" />,
  <RecordFilter key="userId" source="userId" label="Account" reference="users" />,
  <DateInput key="since" source="createdSince" label="Since" />,
  <DateInput key="until" source="createdUntil" label="Until" />,
];

const bulkActions = (
  <BulkActionButton
    action="verify"
    label="Verify"
    icon={BadgeCheck}
    title="Verify these claims"
    explanation="These farms get the Verified badge and show what their claimants added. We email their owners. We skip claims where nothing matches the directory, so you can check those one by one."
    success="Claims verified."
    tells="their owners"
  />
);

/** Who said that a farm is theirs. */
export function ClaimList() {
  return (
    <RecordList
      filters={filters}
      filterDefaultValues={{ status: 'new' }}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty="No claims yet"
    >
      <RecordTable<AdminFarmClaimRow>
        bulkActions={bulkActions}
        small={{
          primary: ({ farmName }) => farmName,
          secondary: ({ claimantName, status }) =>
            `${claimantName ?? 'A deleted account'} · ${words(status)}`,
          tertiary: ({ createdAt }) => timeText(createdAt),
        }}
      >
        <DataTable.Col source="farmName" label="Farm" disableSort>
          <FarmLink />
        </DataTable.Col>
        <DataTable.Col source="farmAddress" label="Address" disableSort />
        <DataTable.Col source="claimantName" label="Claimed by" disableSort>
          <Claimant />
        </DataTable.Col>
        <DataTable.Col source="status">
          <StatusBadge source="status" tones={DECISION_TONES} />
        </DataTable.Col>
        <DataTable.Col source="createdAt" label="Claimed">
          <Time source="createdAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}

export function FarmLink() {
  const claim = useRecordContext<AdminFarmClaimRow>();
  if (!claim) return null;
  return <RowLink to={`/farms/${claim.farmId}/show`}>{claim.farmName}</RowLink>;
}

export function Claimant() {
  const claim = useRecordContext<Pick<AdminFarmClaimRow, 'id' | 'userId' | 'claimantName'>>();
  if (!claim) return null;
  if (claim.userId === null) return <>A deleted account</>;
  return <RowLink to={`/users/${claim.userId}/show`}>{claim.claimantName}</RowLink>;
}
