import type { AdminImport, AdminImportRow } from '@farmgate/backend/contract/directory/admin/imports.admin';
import { MOST_KEPT_ROWS, ROW_OUTCOMES } from '@farmgate/backend/contract/directory/import-files';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  BooleanInput,
  DataTable,
  Link,
  ResourceContextProvider,
  SearchInput,
  SelectInput,
  useRecordContext,
} from 'react-admin';
import { Badge, TwoLines } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { isOpen, isToConfirm, OUTCOME_TONES, OUTCOME_WORDS, outcomeOf } from './import-words';
import { LeaveOutButton, LeaveOutRows } from './leave-out';

const filters = [
  <SearchInput key="q" source="q" placeholder="Name, city or reason" alwaysOn />,
  <SelectInput
    key="outcome"
    source="outcome"
    label="What happens"
    alwaysOn
    choices={ROW_OUTCOMES.map((id) => ({ id, name: OUTCOME_WORDS[id] }))}
  />,
  <BooleanInput key="isLeftOut" source="isLeftOut" label="Left out" />,
];

/** Which row of the file goes where, and whether it goes at all. */
export function ImportRows() {
  const run = useRecordContext<AdminImport>();
  if (!run || isOpen(run)) return null;
  const mayLeaveOut = isToConfirm(run) && run.hasFile;
  return (
    <Box component="section" aria-labelledby="import-rows" sx={{ mb: 3, minWidth: 0 }}>
      <Typography id="import-rows" variant="h3" component="h2">
        Rows
      </Typography>
      {run.rowsRead > MOST_KEPT_ROWS && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          The first {MOST_KEPT_ROWS.toLocaleString('en-US')} rows of the file.
        </Typography>
      )}
      {mayLeaveOut && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Leave out what you don’t want. You can put it back until you import the file.
        </Typography>
      )}
      <ResourceContextProvider value="import-rows">
        <RecordList
          filters={filters}
          filter={{ runId: run.id }}
          sort={{ field: 'id', order: 'ASC' }}
          empty="No rows. We keep what became of each row for 90 days."
          storeKey={false}
          isEmbedded
        >
          <RecordTable<AdminImportRow>
            rowClick={false}
            bulkActions={mayLeaveOut ? <LeaveOutRows run={run} /> : null}
            small={{
              primary: ({ row, name }) => `${row}. ${name}`,
              secondary: (row) => (
                <>
                  {`${OUTCOME_WORDS[outcomeOf(row)]}. ${row.reason ?? row.placeName ?? ''} `}
                  {mayLeaveOut && <LeaveOutButton run={run} />}
                </>
              ),
            }}
          >
            <DataTable.NumberCol source="row" disableSort />
            <DataTable.Col source="name">
              <TwoLines<AdminImportRow> first={({ name }) => name} second={({ location }) => location} />
            </DataTable.Col>
            <DataTable.Col source="outcome" label="What happens" disableSort>
              <Outcome />
            </DataTable.Col>
            <DataTable.Col source="placeName" label="Place" disableSort>
              <Target />
            </DataTable.Col>
            {mayLeaveOut && (
              <DataTable.Col source="isLeftOut" label="Leave out" disableSort>
                <LeaveOutButton run={run} />
              </DataTable.Col>
            )}
          </RecordTable>
        </RecordList>
      </ResourceContextProvider>
    </Box>
  );
}

function Outcome() {
  const row = useRecordContext<AdminImportRow>();
  if (!row) return null;
  const outcome = outcomeOf(row);
  return (
    <Badge value={OUTCOME_WORDS[outcome]} tones={{ [OUTCOME_WORDS[outcome]]: OUTCOME_TONES[outcome] }} />
  );
}

/** Where the row goes: the place, or why it goes nowhere. */
function Target() {
  const row = useRecordContext<AdminImportRow>();
  if (!row) return null;
  if (row.reason) return row.reason;
  if (row.placeId !== null) return <Link to={`/places/${row.placeId}/show`}>{row.placeName}</Link>;
  return row.outcome === 'added' ? 'A new place of this file' : '–';
}
