import type { AdminAuditEntry, AuditActions } from '@farmgate/backend/contract/backoffice/audit.admin';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import {
  DataTable,
  DateInput,
  Link,
  SearchInput,
  SelectInput,
  type SelectInputProps,
  TextInput,
  useRecordContext,
  useResourceDefinitions,
} from 'react-admin';
import { Time, timeText, words } from '../../kit/cells';
import { Differences } from '../../kit/record/differences';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';

/** What has been done lately, as far as there is a choice to make. */
const useDone = () =>
  useQuery({
    queryKey: ['audit-log', 'actions'],
    queryFn: async () => (await http(`${API}/audit-log/actions`)).json as AuditActions,
  });

const useLabels = () => {
  const definitions = useResourceDefinitions<{ label?: string }>();
  return (resource: string) => definitions[resource]?.options?.label ?? words(resource);
};

function ResourceInput(props: Omit<SelectInputProps, 'choices'>) {
  const { data } = useDone();
  const labelOf = useLabels();
  const choices = (data?.resources ?? []).map((id) => ({ id, name: labelOf(id) }));
  return <SelectInput {...props} label="Type" choices={choices} />;
}

function ActionInput(props: Omit<SelectInputProps, 'choices'>) {
  const { data } = useDone();
  const choices = (data?.actions ?? []).map((id) => ({ id, name: words(id) }));
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
  return (
    <RecordList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} empty="No staff activity yet">
      <RecordTable<AdminAuditEntry>
        rowClick={false}
        small={{
          primary: ({ action, resource, recordId }) => `${words(action)}: ${words(resource)} ${recordId}`,
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
          render={({ action }: AdminAuditEntry) => words(action)}
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

/** A link where the record has a page; one that was deleted has none any more. */
function RecordLink() {
  const entry = useRecordContext<AdminAuditEntry>();
  const definitions = useResourceDefinitions();
  const labelOf = useLabels();
  if (!entry) return null;
  const { resource, recordId, action } = entry;
  const { hasShow, hasEdit, hasList } = definitions[resource] ?? {};
  const text = `${labelOf(resource)} ${recordId}`;
  const record = `/${resource}/${encodeURIComponent(recordId)}`;
  if (action === 'delete' || (!hasShow && !hasEdit)) {
    return hasList && resource === 'settings' ? <Link to="/settings">{text}</Link> : <>{text}</>;
  }
  return <Link to={hasShow ? `${record}/show` : record}>{text}</Link>;
}

function Change() {
  const entry = useRecordContext<AdminAuditEntry>();
  if (!entry) return null;
  return (
    <>
      {entry.note && <Typography variant="body2">{entry.note}</Typography>}
      <Differences before={entry.before} after={entry.after} />
    </>
  );
}
