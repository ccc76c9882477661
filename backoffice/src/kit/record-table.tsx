import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { DataTable, type RaRecord, SimpleList } from 'react-admin';

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
  rowClick?: 'show' | 'edit' | false;
  /** Columns that are hidden until somebody asks for them. */
  hiddenColumns?: string[];
  /** The columns: DataTable.Col and its kin. */
  children: ReactNode;
}

/** The rows of a list: a table on wide screens, cards on phones. */
export function RecordTable<Record extends RaRecord>({
  small,
  bulkActions = null,
  rowClick = 'show',
  hiddenColumns,
  children,
}: Props<Record>) {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  if (isSmall) {
    return (
      <SimpleList<Record>
        primaryText={(record) => small.primary(record)}
        secondaryText={(record) => small.secondary?.(record)}
        tertiaryText={(record) => small.tertiary?.(record)}
        rowClick={rowClick}
      />
    );
  }
  return (
    <DataTable
      rowClick={rowClick}
      bulkActionButtons={bulkActions === null ? false : <>{bulkActions}</>}
      {...(hiddenColumns ? { hiddenColumns } : {})}
    >
      {children}
    </DataTable>
  );
}
