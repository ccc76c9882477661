import {
  type AdminDoubleRow,
  DOUBLE_PAIRS,
  DOUBLE_REASONS,
  DOUBLE_STATUSES,
} from '@farmgate/backend/contract/directory/admin/doubles.admin';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Split } from 'lucide-react';
import { AutocompleteInput, DataTable, SelectInput, useRecordContext } from 'react-admin';
import { BulkActionButton } from '../../kit/actions/action-button';
import { Badge, dayText } from '../../kit/cells';
import { STATE_CHOICES } from '../../kit/choices';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { PAIR_WORDS, reasonsText, STATUS_TONES, STATUS_WORDS } from './double-words';

const filters = [
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={DOUBLE_STATUSES.map((id) => ({ id, name: STATUS_WORDS[id] }))}
  />,
  <SelectInput
    key="pair"
    source="pair"
    label="Farms or places"
    alwaysOn
    choices={DOUBLE_PAIRS.map((id) => ({ id, name: PAIR_WORDS[id] }))}
  />,
  <SelectInput
    key="reason"
    source="reason"
    label="In common"
    choices={DOUBLE_REASONS.map((id) => ({ id, name: reasonsText([id]) }))}
  />,
  <AutocompleteInput key="state" source="state" choices={STATE_CHOICES} />,
];

const bulkActions = (
  <BulkActionButton
    action="differ"
    label="Not the same"
    icon={Split}
    success="We won’t ask about these again."
  />
);

/** What may be in the directory twice; what has most in common comes first. */
export function DoubleList() {
  return (
    <RecordList
      filters={filters}
      filterDefaultValues={{ status: 'open' }}
      sort={{ field: 'likeness', order: 'DESC' }}
      empty="Nothing seems to be listed twice. We look every night and after each import."
    >
      <RecordTable<AdminDoubleRow>
        bulkActions={bulkActions}
        hiddenColumns={['status', 'foundAt']}
        small={{
          primary: ({ oneName, otherName }) => `${oneName ?? 'Gone'} and ${otherName ?? 'gone'}`,
          secondary: ({ pair, reasons }) => `${PAIR_WORDS[pair]} · ${reasonsText(reasons)}`,
          tertiary: ({ status }) => STATUS_WORDS[status],
        }}
      >
        <DataTable.Col label="One">
          <Side side="one" />
        </DataTable.Col>
        <DataTable.Col label="The other">
          <Side side="other" />
        </DataTable.Col>
        <DataTable.Col
          source="likeness"
          label="In common"
          render={({ reasons }: AdminDoubleRow) => reasonsText(reasons)}
        />
        <DataTable.Col source="status" disableSort>
          <Status />
        </DataTable.Col>
        <DataTable.Col
          source="foundAt"
          label="Found"
          render={({ foundAt }: AdminDoubleRow) => dayText(foundAt)}
        />
      </RecordTable>
    </RecordList>
  );
}

function Side({ side }: { side: 'one' | 'other' }) {
  const pair = useRecordContext<AdminDoubleRow>();
  if (!pair) return null;
  return (
    <Box sx={{ minWidth: 140, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {pair[`${side}Name`] ?? 'No longer there'}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[pair[`${side}Type`] === 'farm' ? 'Farm' : 'Place', pair[`${side}Address`]]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Box>
  );
}

function Status() {
  const pair = useRecordContext<AdminDoubleRow>();
  return pair ? <Badge value={STATUS_WORDS[pair.status]} tones={STATUS_TONES} /> : null;
}
