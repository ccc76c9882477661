import type { AdminMarketManager } from '@farmgate/backend/contract/directory/admin/market-managers.admin';
import { UserRoundMinus } from 'lucide-react';
import { DataTable, DateInput, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { dayText, Time } from '../../kit/cells';
import { RecordFilter } from '../../kit/record-filter';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { MarketLink } from '../market-claims/claim-list';
import { RowLink } from '../parts/row-link';

const filters = [
  <RecordFilter key="placeId" source="placeId" label="Market" reference="places" alwaysOn />,
  <RecordFilter key="userId" source="userId" label="Manager" reference="users" alwaysOn />,
  <DateInput key="since" source="createdSince" label="Since" />,
  <DateInput key="until" source="createdUntil" label="Until" />,
];

/** Who manages which market. */
export function MarketManagerList() {
  return (
    <RecordList filters={filters} sort={{ field: 'id', order: 'DESC' }} empty="No managers yet">
      <RecordTable<AdminMarketManager>
        small={{
          primary: ({ marketName }) => marketName,
          secondary: ({ managerName }) => managerName,
          tertiary: ({ createdAt }) => dayText(createdAt),
        }}
      >
        <DataTable.Col source="marketName" label="Market" disableSort>
          <MarketLink />
        </DataTable.Col>
        <DataTable.Col source="marketAddress" label="Address" disableSort />
        <DataTable.Col source="managerName" label="Manager" disableSort>
          <Manager />
        </DataTable.Col>
        <DataTable.Col source="createdAt" label="Since">
          <Time source="createdAt" />
        </DataTable.Col>
        <DataTable.Col label="Remove">
          <RemoveManager />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}

/** Takes the market from one of its managers; in the list, and on the page of the market. */
export function RemoveManager() {
  const manager = useRecordContext<AdminMarketManager>();
  if (!manager) return null;
  return (
    <ActionButton
      resource="market-managers"
      action="remove-manager"
      label="Remove"
      icon={UserRoundMinus}
      color="error"
      title={`Remove ${manager.managerName} from ${manager.marketName}`}
      explanation="They can no longer change the market. What they changed stays. A market without managers can be claimed again."
      asksReason
      success={`${manager.managerName} no longer manages ${manager.marketName}.`}
      tells="the former manager"
    />
  );
}

function Manager() {
  const row = useRecordContext<AdminMarketManager>();
  return row ? <RowLink to={`/users/${row.userId}/show`}>{row.managerName}</RowLink> : null;
}
