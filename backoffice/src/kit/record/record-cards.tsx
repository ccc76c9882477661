import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  LinkBase,
  ListNoResults,
  type RaRecord,
  RecordsIterator,
  SimpleListLoading,
  useGetRecordRepresentation,
  useListContext,
  useRecordContext,
  useResourceContext,
  WithListContext,
} from 'react-admin';
import { type RowPage, useRecordPath } from './use-record-path';

/** What a card says of a record: its first line is its name. */
export interface CardLines<Record extends RaRecord> {
  primary: (record: Record) => ReactNode;
  secondary?: (record: Record) => ReactNode;
  tertiary?: (record: Record) => ReactNode;
}

interface Props<Record extends RaRecord> {
  small: CardLines<Record>;
  bulkActions: ReactNode | null;
  rowClick: RowPage<Record> | false;
}

/** The rows of a list on phones and tablets, where a table would slide sideways. */
export function RecordCards<Record extends RaRecord>({ small, bulkActions, rowClick }: Props<Record>) {
  return (
    <WithListContext<Record>
      loading={<SimpleListLoading hasSecondaryText />}
      empty={<ListNoResults />}
      render={({ data }) => (
        <>
          {bulkActions !== null && <Ticked>{bulkActions}</Ticked>}
          <List disablePadding>
            <RecordsIterator<Record>
              data={data ?? []}
              render={(record) => (
                <ListItem key={record.id} disablePadding>
                  {bulkActions !== null && <Tick />}
                  <Card page={rowClick} small={small} />
                </ListItem>
              )}
            />
          </List>
        </>
      )}
    />
  );
}

function Card<Record extends RaRecord>({
  page,
  small,
}: {
  page: RowPage<Record> | false;
  small: CardLines<Record>;
}) {
  const to = useRecordPath(page);
  const record = useRecordContext<Record>();
  if (!record) return null;
  const lines = (
    <ListItemText
      primary={small.primary(record)}
      secondary={<Lines of={[small.secondary?.(record), small.tertiary?.(record)]} />}
      slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
    />
  );
  return to === undefined ? (
    <Box sx={{ px: 2, py: 1 }}>{lines}</Box>
  ) : (
    <ListItemButton component={LinkBase} to={to}>
      {lines}
    </ListItemButton>
  );
}

/** Under each other: beside each other, long ones run into one another on a phone. */
function Lines({ of }: { of: ReactNode[] }) {
  const styles = { display: 'block', overflowWrap: 'anywhere' } as const;
  return of.map((line, index) =>
    line ? (
      <span key={index} style={styles}>
        {line}
      </span>
    ) : null,
  );
}

function Tick() {
  const { selectedIds, onToggleItem } = useListContext();
  const record = useRecordContext();
  const name = useGetRecordRepresentation(useResourceContext())(record);
  if (!record) return null;
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': `Select ${typeof name === 'string' ? name : record.id}` } }}
      sx={{ p: 1.5, ml: 0.5 }}
    />
  );
}

/** What can be done with the ticked ones, over the list; without a tick, a way to tick the whole page. */
function Ticked({ children }: { children: ReactNode }) {
  const { selectedIds, onSelect, onUnselectItems, data = [] } = useListContext<RaRecord>();
  const ids = data.map(({ id }) => id);
  const isAll = ids.every((id) => selectedIds.includes(id));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, pr: 1 }}>
      <Checkbox
        checked={isAll}
        indeterminate={!isAll && selectedIds.length > 0}
        onChange={() => (selectedIds.length > 0 ? onUnselectItems() : onSelect(ids))}
        slotProps={{ input: { 'aria-label': 'Select all on this page' } }}
        sx={{ p: 1.5, ml: 0.5 }}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
        {selectedIds.length > 0 ? `${selectedIds.length} selected` : 'Select all'}
      </Typography>
      {selectedIds.length > 0 && children}
    </Box>
  );
}
