import { type EntityManager, In } from 'typeorm';
import type { ChosenColumn, PreviewColumn } from '../../../contract/marketplace/product-files.js';
import { hashOfHeads } from '../../../platform/csv/column-words.rules.js';
import { FileColumns } from '../../tables/file-columns.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';

/** Kinds of files of a vendor; the oldest go. */
const MOST_KEPT = 50;

/** @returns what the vendor said of files with these heads; null for never */
export async function columnsOf(
  tx: EntityManager,
  { id: vendorId }: OwnVendor,
  key: string,
): Promise<ChosenColumn[] | null> {
  const found = await tx.findOneBy(FileColumns, { vendorId, heads: hashOfHeads(key) });
  return found?.columns ?? null;
}

export async function rememberColumns(
  tx: EntityManager,
  { id: vendorId }: OwnVendor,
  key: string,
  columns: readonly PreviewColumn[],
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
