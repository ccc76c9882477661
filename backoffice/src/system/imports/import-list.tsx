import type { AdminImport } from '@farmgate/backend/contract/directory/admin/imports.admin';
import { IMPORT_DIRECTORIES, IMPORT_STATUSES } from '@farmgate/backend/contract/directory/import-files';
import {
  BulkDeleteButton,
  DataTable,
  DateInput,
  SearchInput,
  SelectInput,
  useRecordContext,
} from 'react-admin';
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

const startedBy = ({ origin, username, isRefresh }: AdminImport) =>
  isRefresh ? 'A refresh' : origin === 'terminal' ? 'Terminal' : (username ?? '–');

/** A preview has no status of an import: nothing was imported. */
function ImportStatus() {
  const run = useRecordContext<AdminImport>();
  if (run?.isPreview) return 'Preview';
  return <StatusBadge source="status" tones={IMPORT_TONES} />;
}

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
        hiddenColumns={['directory', 'unchanged']}
        small={{
          primary: ({ fileName }) => fileName,
          secondary: (run) => `${run.isPreview ? 'Preview' : words(run.status)}. ${resultText(run)}`,
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
          <ImportStatus />
        </DataTable.Col>
        <DataTable.NumberCol source="rowsRead" label="Rows" />
        <DataTable.NumberCol source="created" disableSort />
        <DataTable.NumberCol source="added" disableSort />
        <DataTable.NumberCol source="updated" disableSort />
        <DataTable.NumberCol source="unchanged" disableSort />
        <DataTable.NumberCol source="rejected" />
        <DataTable.Col source="username" label="Started by" disableSort render={startedBy} />
        <DataTable.Col source="createdAt" label="When">
          <Time source="createdAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
