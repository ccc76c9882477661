import { type EntityManager, In } from 'typeorm';
import { hashOfHeads } from '../../../platform/csv/column-words.rules.js';
import { FileColumns } from '../../tables/file-columns.entity.js';
import type { OwnVendor } from '../current-vendor.js';

/** Kinds of files of a vendor; the oldest go. */
const MOST_KEPT = 50;

/** @param key what says which files are alike @returns what the vendor said of them; null for never */
export async function columnsOf<Column extends string>(
  tx: EntityManager,
  { id: vendorId }: OwnVendor,
  key: string,
): Promise<(Column | '')[] | null> {
  const found = await tx.findOneBy(FileColumns, { vendorId, heads: hashOfHeads(key) });
  return (found?.columns as (Column | '')[] | undefined) ?? null;
}

export async function rememberColumns(
  tx: EntityManager,
  { id: vendorId }: OwnVendor,
  key: string,
  columns: readonly { is: string }[],
): Promise<void> {
  const kept = {
    vendorId,
    heads: hashOfHeads(key),
    columns: columns.map(({ is }) => is),
    updatedAt: new Date(),
  };
  await tx.upsert(FileColumns, kept, ['vendorId', 'heads']);
  const old = await tx.find(FileColumns, {
    where: { vendorId },
    order: { updatedAt: 'DESC' },
    skip: MOST_KEPT,
    take: MOST_KEPT,
  });
  if (old.length > 0) await tx.delete(FileColumns, { vendorId, heads: In(old.map(({ heads }) => heads)) });
}
