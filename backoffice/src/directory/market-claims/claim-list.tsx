import type { AdminMarketClaimRow } from '@farmgate/backend/contract/directory/admin/market-claims.admin';
import { MARKET_CLAIM_STATUSES } from '@farmgate/backend/contract/directory/markets';
import { BooleanInput, DataTable, DateInput, SelectInput, useRecordContext } from 'react-admin';
import { StatusBadge, Time, timeText, words } from '../../kit/cells';
import { RecordFilter } from '../../kit/record-filter';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { Claimant } from '../farm-claims/claim-list';
import { RowLink } from '../parts/row-link';
import { DECISION_TONES } from '../parts/words';

const filters = [
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={MARKET_CLAIM_STATUSES.map((id) => ({ id, name: words(id) }))}
  />,
  <BooleanInput key="asked" source="isAsked" label="Asks the team" alwaysOn />,
  <RecordFilter key="placeId" source="placeId" label="Market" reference="places" />,
  <RecordFilter key="userId" source="userId" label="Account" reference="users" />,
  <DateInput key="since" source="createdSince" label="Since" />,
  <DateInput key="until" source="createdUntil" label="Until" />,
];

/** Who says that they run a market. */
export function MarketClaimList() {
  return (
    <RecordList
      filters={filters}
      filterDefaultValues={{ status: 'new', isAsked: true }}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty="No claims yet"
    >
      <RecordTable<AdminMarketClaimRow>
        small={{
          primary: ({ marketName }) => marketName,
          secondary: ({ claimantName, status }) =>
            `${claimantName ?? 'A deleted account'} · ${words(status)}`,
          tertiary: ({ createdAt }) => timeText(createdAt),
        }}
      >
        <DataTable.Col source="marketName" label="Market" disableSort>
          <MarketLink />
        </DataTable.Col>
        <DataTable.Col source="marketAddress" label="Address" disableSort />
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

export function MarketLink() {
  const row = useRecordContext<Pick<AdminMarketClaimRow, 'id' | 'placeId' | 'marketName'>>();
  if (!row) return null;
  return <RowLink to={`/places/${row.placeId}/show`}>{row.marketName}</RowLink>;
}
