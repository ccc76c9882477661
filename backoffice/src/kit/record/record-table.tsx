import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  BulkActionsToolbar,
  DataTable,
  type Identifier,
  Link,
  type RaRecord,
  useGetRecordRepresentation,
  useListContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useCards } from './cards';
import { type CardLines, RecordCards } from './record-cards';
import { Unseen } from './unseen';
import { type RowPage, useRecordPath } from './use-record-path';

interface Props<Record extends RaRecord> {
  /** On phones and tablets a row becomes a card of three lines. */
  small: CardLines<Record>;
  /** Actions for the rows that are ticked; null where rows are not ticked. */
  bulkActions?: ReactNode | null;
  /** Where a click on the row leads. */
  rowClick?: RowPage<Record> | false;
  /** Columns that are hidden until somebody asks for them. */
  hiddenColumns?: string[];
  /** The columns: DataTable.Col and its kin. */
  children: ReactNode;
}

/** The rows of a list: a table on wide screens, cards on others. */
export function RecordTable<Record extends RaRecord>({
  small,
  bulkActions = null,
  rowClick: where = 'show',
  hiddenColumns,
  children,
}: Props<Record>) {
  const rowClick =
    typeof where === 'function'
      ? (_id: Identifier, _resource: string, record: RaRecord) => where(record as Record)
      : where;
  const isCards = useCards();
  if (isCards) return <RecordCards<Record> small={small} bulkActions={bulkActions} rowClick={where} />;
  return (
    <DataTable
      rowClick={rowClick}
      bulkActionButtons={bulkActions === null ? false : <>{bulkActions}</>}
      bulkActionsToolbar={<TickedToolbar>{bulkActions}</TickedToolbar>}
      {...(hiddenColumns ? { hiddenColumns } : {})}
    >
      {children}
      {where !== false && (
        <DataTable.Col source="open" label={<Unseen>Open</Unseen>} disableSort align="right">
          <OpenLink<Record> page={where} />
        </DataTable.Col>
      )}
    </DataTable>
  );
}

/** Only while a row is ticked: react-admin merely shrinks its bar, and the Tab key still reaches it. */
function TickedToolbar({ children }: { children: ReactNode }) {
  const { selectedIds } = useListContext();
  return selectedIds.length > 0 ? <BulkActionsToolbar>{children}</BulkActionsToolbar> : null;
}

/** The way to the record for keyboards and screen readers; a click on the row leads there too. */
function OpenLink<Record extends RaRecord>({ page }: { page: RowPage<Record> }) {
  const record = useRecordContext<Record>();
  const name = useGetRecordRepresentation(useResourceContext())(record);
  const to = useRecordPath(page);
  if (!record || to === undefined) return null;
  return (
    <Link
      to={to}
      aria-label={`Open ${typeof name === 'string' ? name : record.id}`}
      sx={{ display: 'inline-flex' }}
    >
      <ChevronRight size={18} aria-hidden="true" />
    </Link>
  );
}
