import {
  type AdminMailRow,
  MAIL_STATUSES,
  type MailKinds,
} from '@farmgate/backend/contract/backoffice/mails.admin';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { DataTable, DateInput, SearchInput, SelectInput, type SelectInputProps } from 'react-admin';
import { BulkActionButton } from '../../kit/actions/action-button';
import { StatusBadge, Time, timeText, words } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';
import { MAIL_TONES } from './mail-tones';

/** What mails are for; the server knows which there are. */
function KindInput(props: Omit<SelectInputProps, 'choices'>) {
  const { data = [] } = useQuery({
    queryKey: ['mails', 'kinds'],
    queryFn: async () => (await http(`${API}/mails/kinds`)).json as MailKinds,
  });
  return <SelectInput {...props} label="Purpose" choices={data.map((id) => ({ id, name: words(id) }))} />;
}

const filters = [
  <SearchInput key="recipient" source="recipient" placeholder="Recipient" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={MAIL_STATUSES.map((id) => ({ id, name: words(id) }))}
  />,
  <SelectInput
    key="unsent"
    source="isUnsent"
    label="Late"
    choices={[
      { id: true, name: 'Not sent' },
      { id: false, name: 'Sent, or just written' },
    ]}
  />,
  <KindInput key="kind" source="kind" alwaysOn />,
  <DateInput key="since" source="createdSince" label="Written since" />,
  <DateInput key="until" source="createdUntil" label="Written until" />,
];

const bulkActions = (
  <BulkActionButton action="retry" label="Try again" icon={RotateCw} success="Emails queued again." />
);

/** What was written to whom, and what became of it. */
export function MailList() {
  return (
    <RecordList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} empty="No emails yet">
      <RecordTable<AdminMailRow>
        bulkActions={bulkActions}
        small={{
          primary: ({ subject }) => subject,
          secondary: ({ recipient, status }) => `${recipient} · ${words(status)}`,
          tertiary: ({ createdAt }) => timeText(createdAt),
        }}
      >
        <DataTable.Col source="subject" disableSort />
        <DataTable.Col source="recipient" label="To" disableSort />
        <DataTable.Col
          source="kind"
          label="Purpose"
          disableSort
          render={({ kind }: AdminMailRow) => words(kind)}
        />
        <DataTable.Col source="status" disableSort>
          <StatusBadge source="status" tones={MAIL_TONES} />
        </DataTable.Col>
        <DataTable.Col source="attempts" label="Attempts" disableSort align="right" />
        <DataTable.Col source="createdAt" label="Written">
          <Time source="createdAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
