import type { AdminImport } from '@farmgate/backend/contract/directory/admin/imports.admin';
import { IMPORT_DIRECTORIES, IMPORT_STATUSES } from '@farmgate/backend/contract/directory/import-files';
import { BulkDeleteButton, DataTable, DateInput, SearchInput, SelectInput } from 'react-admin';
import { StatusBadge, Time, timeText, words } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { IMPORT_TONES, resultText } from './import-words';

const filters = [
  <SearchInput key="q" source="q" placeholder="File" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={IMPORT_STATUSES.map((id) => ({ id, name: words(id) }))}
  />,
  <DateInput key="since" source="createdSince" label="Since" />,
  <DateInput key="until" source="createdUntil" label="Until" />,
];

const startedBy = ({ origin, username }: AdminImport) =>
  origin === 'terminal' ? 'Terminal' : (username ?? '–');

/** Files of directories that were read, or are. */
export function ImportList() {
  return (
    <RecordList
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty="No imports yet. Upload a USDA directory file to fill the map."
    >
      <RecordTable<AdminImport>
        bulkActions={<BulkDeleteButton mutationMode="pessimistic" />}
        hiddenColumns={['unchanged']}
        small={{
          primary: ({ fileName }) => fileName,
          secondary: (run) => `${words(run.status)}. ${resultText(run)}`,
          tertiary: ({ createdAt }) => timeText(createdAt),
        }}
      >
        <DataTable.Col source="fileName" label="File" />
        <DataTable.Col
          source="directory"
          disableSort
          render={({ directory, format }: AdminImport) =>
            format ?? (directory ? IMPORT_DIRECTORIES[directory] : 'Detected from its columns')
          }
        />
        <DataTable.Col source="status" disableSort>
          <StatusBadge source="status" tones={IMPORT_TONES} />
        </DataTable.Col>
        <DataTable.NumberCol source="rowsRead" label="Rows" />
        <DataTable.NumberCol source="written" label="Written" disableSort />
        <DataTable.NumberCol source="unchanged" label="Unchanged" disableSort />
        <DataTable.NumberCol source="rejected" label="Rejected" />
        <DataTable.Col source="username" label="Started by" disableSort render={startedBy} />
        <DataTable.Col source="createdAt" label="When">
          <Time source="createdAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
