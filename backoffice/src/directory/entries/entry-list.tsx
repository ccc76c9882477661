import {
  type DirectoryEntry,
  ENTRY_SOURCES,
  ENTRY_STATUSES,
  ENTRY_TYPES,
} from '@farmgate/backend/contract/directory/admin/entries.admin';
import { PLACE_KIND_LABELS } from '@farmgate/backend/contract/directory/place-kinds';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataTable, DateInput, SearchInput, SelectInput, useRecordContext } from 'react-admin';
import { Badge, dayText, Time } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { placeFilters } from '../parts/place-filters';
import { placeText, WAITS_FOR_WORDS } from '../parts/words';
import { EntryBulkActions } from './bulk-actions';
import { ENTRY_TONES, pathOf, SOURCE_WORDS, STATUS_WORDS, TYPE_WORDS } from './entry-words';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="type"
    source="type"
    label="Farm or place"
    alwaysOn
    choices={ENTRY_TYPES.map((id) => ({ id, name: TYPE_WORDS[id] }))}
  />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={ENTRY_STATUSES.map((id) => ({ id, name: STATUS_WORDS[id] }))}
  />,
  ...placeFilters,
  <SelectInput
    key="source"
    source="source"
    choices={ENTRY_SOURCES.map((id) => ({ id, name: SOURCE_WORDS[id] }))}
  />,
  <DateInput key="since" source="createdSince" label="Added since" />,
  <DateInput key="until" source="createdUntil" label="Added until" />,
];

/** Everything that visitors can find: farms, and places that no farm stands for. */
export function EntryList() {
  return (
    <RecordList
      filters={filters}
      sort={{ field: 'name', order: 'ASC' }}
      empty="The directory is empty. Import a file to fill it."
    >
      <RecordTable<DirectoryEntry>
        rowClick={pathOf}
        bulkActions={<EntryBulkActions />}
        small={{
          primary: ({ name }) => name,
          secondary: (entry) =>
            [TYPE_WORDS[entry.type], PLACE_KIND_LABELS[entry.kind], placeText(entry)]
              .filter(Boolean)
              .join(' · '),
          tertiary: ({ status }) => STATUS_WORDS[status],
        }}
      >
        <DataTable.Col source="name">
          <Name />
        </DataTable.Col>
        <DataTable.Col source="type" disableSort render={({ type }: DirectoryEntry) => TYPE_WORDS[type]} />
        <DataTable.Col
          source="kind"
          disableSort
          render={({ kind }: DirectoryEntry) => PLACE_KIND_LABELS[kind]}
        />
        <DataTable.Col source="state" label="Location" render={placeText} />
        <DataTable.Col
          source="source"
          disableSort
          render={({ source }: DirectoryEntry) => SOURCE_WORDS[source]}
        />
        <DataTable.Col source="status" disableSort>
          <Status />
        </DataTable.Col>
        <DataTable.Col source="createdAt" label="Added">
          <Time source="createdAt" text={dayText} />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}

function Name() {
  const entry = useRecordContext<DirectoryEntry>();
  if (!entry) return null;
  return (
    <Box sx={{ minWidth: 180, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {entry.name}
      </Typography>
      {entry.hasDoubles && (
        <Typography variant="body2" color="textSecondary">
          May be listed twice
        </Typography>
      )}
      {entry.waitsFor && (
        <Typography variant="body2" color="textSecondary">
          {WAITS_FOR_WORDS[entry.waitsFor]}
        </Typography>
      )}
    </Box>
  );
}

function Status() {
  const entry = useRecordContext<DirectoryEntry>();
  if (!entry) return null;
  const text = STATUS_WORDS[entry.status];
  return <Badge value={text} tones={{ [text]: ENTRY_TONES[entry.status] }} />;
}
