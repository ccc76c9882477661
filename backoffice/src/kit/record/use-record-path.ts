import { type RaRecord, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { useMay } from '../may';

/** Where a row of a list leads: a page of its record, or an address. */
export type RowPage<Record extends RaRecord> = 'show' | 'edit' | ((record: Record) => string);

/** @returns the address that the row leads to; undefined where it leads nowhere, or one may not go there */
export function useRecordPath<Record extends RaRecord>(page: RowPage<Record> | false): string | undefined {
  const resource = useResourceContext();
  const record = useRecordContext<Record>();
  const pathOf = useCreatePath();
  const isAllowed = useMay(page === 'show' || page === 'edit' ? page : 'list');
  if (!record || !isAllowed || page === false) return undefined;
  return typeof page === 'function'
    ? page(record)
    : pathOf({ resource: resource ?? '', type: page, id: record.id });
}
