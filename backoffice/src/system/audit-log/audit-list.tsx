import type { AdminAuditEntry, AuditActions } from '@farmgate/backend/contract/backoffice/audit.admin';
import { useQuery } from '@tanstack/react-query';
import {
  DataTable,
  DateInput,
  SearchInput,
  SelectInput,
  type SelectInputProps,
  TextInput,
} from 'react-admin';
import { Time, timeText } from '../../kit/cells';
import { actionText } from '../../kit/record/history.rules';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';
import { Change } from './change';
import { RecordLink, useLabels } from './record-link';

/** What has been done lately, as far as there is a choice to make. */
const useDone = () =>
  useQuery({
    queryKey: ['audit-log', 'actions'],
    queryFn: async () => (await http(`${API}/audit-log/actions`)).json as AuditActions,
  });

function ResourceInput(props: Omit<SelectInputProps, 'choices'>) {
  const { data } = useDone();
  const labelOf = useLabels();
  const choices = (data?.resources ?? []).map((id) => ({ id, name: labelOf(id) }));
  return <SelectInput {...props} label="Type" choices={choices} />;
}

function ActionInput(props: Omit<SelectInputProps, 'choices'>) {
  const { data } = useDone();
  const choices = (data?.actions ?? []).map((id) => ({ id, name: actionText(id) }));
  return <SelectInput {...props} label="Action" choices={choices} />;
}

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <ResourceInput key="resource" source="resource" alwaysOn />,
  <ActionInput key="action" source="action" alwaysOn />,
  <TextInput key="recordId" source="recordId" label="Record number" />,
  <DateInput key="since" source="createdSince" label="Since" />,
  <DateInput key="until" source="createdUntil" label="Until" />,
];

/** What staff have done. */
export function AuditList() {
  const labelOf = useLabels();
  return (
    <RecordList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} empty="No staff activity yet">
      <RecordTable<AdminAuditEntry>
        small={{
          primary: ({ action, resource, recordId }) =>
            `${actionText(action)}: ${labelOf(resource)} ${recordId}`,
          secondary: ({ username, note }) => [username, note].filter(Boolean).join(': '),
          tertiary: ({ createdAt }) => timeText(createdAt),
        }}
      >
        <DataTable.Col source="createdAt" label="When">
          <Time source="createdAt" />
        </DataTable.Col>
        <DataTable.Col source="username" label="By" disableSort />
        <DataTable.Col
          source="action"
          label="Action"
          disableSort
          render={({ action }: AdminAuditEntry) => actionText(action)}
        />
        <DataTable.Col label="Record">
          <RecordLink />
        </DataTable.Col>
        <DataTable.Col label="Change">
          <Change />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
