import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  BulkActionsToolbar,
  DataTable,
  type Identifier,
  Link,
  type RaRecord,
  SimpleList,
  useCreatePath,
  useGetRecordRepresentation,
  useListContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useMay } from '../may';
import { useCards } from './cards';
import { Unseen } from './unseen';

interface Props<Record extends RaRecord> {
  /** On phones a row becomes a card of three lines. */
  small: {
    primary: (record: Record) => ReactNode;
    secondary?: (record: Record) => ReactNode;
    tertiary?: (record: Record) => ReactNode;
  };
  /** Actions for the rows that are ticked; null where rows are not ticked. */
  bulkActions?: ReactNode | null;
  /** Where a click on the row leads. */
  rowClick?: 'show' | 'edit' | false | ((record: Record) => string);
  /** Columns that are hidden until somebody asks for them. */
  hiddenColumns?: string[];
  /** The columns: DataTable.Col and its kin. */
  children: ReactNode;
}

/** The rows of a list: a table on wide screens, cards on phones. */
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
  if (isCards) {
    return (
      <SimpleList<Record>
        primaryText={(record) => small.primary(record)}
        secondaryText={(record) => <Lines of={[small.secondary?.(record), small.tertiary?.(record)]} />}
        rowClick={rowClick}
      />
    );
  }
  return (
    <DataTable
      rowClick={rowClick}
      bulkActionButtons={bulkActions === null ? false : <>{bulkActions}</>}
      bulkActionsToolbar={<TickedToolbar>{bulkActions}</TickedToolbar>}
      {...(hiddenColumns ? { hiddenColumns } : {})}
    >
      {children}
      {rowClick !== false && (
        <DataTable.Col source="open" label={<Unseen>Open</Unseen>} disableSort align="right">
          <OpenLink page={where as Exclude<typeof where, false>} />
        </DataTable.Col>
      )}
    </DataTable>
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

/** Only while a row is ticked: react-admin merely shrinks its bar, and the Tab key still reaches it. */
function TickedToolbar({ children }: { children: ReactNode }) {
  const { selectedIds } = useListContext();
  return selectedIds.length > 0 ? <BulkActionsToolbar>{children}</BulkActionsToolbar> : null;
}

/** The way to the record for keyboards and screen readers; a click on the row leads there too. */
function OpenLink<Record extends RaRecord>({
  page,
}: {
  page: 'show' | 'edit' | ((record: Record) => string);
}) {
  const resource = useResourceContext();
  const record = useRecordContext<Record>();
  const name = useGetRecordRepresentation(resource)(record);
  const pathOf = useCreatePath();
  const isAllowed = useMay(typeof page === 'function' ? 'list' : page);
  if (!record || !isAllowed) return null;
  const to =
    typeof page === 'function'
      ? page(record)
      : pathOf({ resource: resource ?? '', type: page, id: record.id });
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
