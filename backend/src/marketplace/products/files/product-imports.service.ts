import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, LessThan, MoreThan } from 'typeorm';
import { lockAccount } from '../../../accounts/users/lock-account.js';
import {
  type ImportUndo,
  type ProductImportView,
  UNDO_HOURS,
} from '../../../contract/marketplace/product-files.js';
import { HOUR_MS } from '../../../contract/shared/calendar/durations.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { ProductImport } from '../../tables/product-import.entity.js';
import { ProductVariant } from '../../tables/product-variant.entity.js';
import { Product } from '../../tables/product.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { OwnProducts } from '../own/own-products.service.js';
import type { Known } from './import-rows.rules.js';
import { knownOf } from './known-products.js';
import { withMostPrice } from './option-columns.js';
import { ImportPhotos } from './photos/import-photos.service.js';
import * as files from './product-files.sql.js';
import { sinceImport, undoableImports } from './product-imports.sql.js';
import { type ImportedProduct, planUndo, snapshotsOf, type UndoPlan } from './undo.rules.js';

const UNDO_MS = UNDO_HOURS * HOUR_MS;

/**
 * @param ids of the products that were written; nothing is kept of an import that wrote none
 * @returns its id; null for none
 */
export async function recordImport(
  tx: EntityManager,
  vendor: OwnVendor,
  known: Known,
  ids: readonly number[],
): Promise<number | null> {
  if (ids.length === 0) return null;
  const [before, after] = [snapshotsOf(known), snapshotsOf(await knownOf(tx, vendor, files.knownProducts))];
  const products = ids.flatMap((id): ImportedProduct[] => {
    const written = after.get(id);
    return written ? [{ id, before: before.get(id) ?? null, after: written }] : [];
  });
  const { id } = await tx.save(ProductImport, { vendorId: vendor.id, products });
  return id;
}

/** Imports of the last day, and undoing them. */
@Injectable()
export class ProductImports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly own: OwnProducts,
    private readonly photos: ImportPhotos,
  ) {}

  async list(vendor: OwnVendor): Promise<ProductImportView[]> {
    const imports = await fetchRows(this.dataSource, undoableImports, [
      vendor.id,
      new Date(Date.now() - UNDO_MS),
    ]);
    const photos = await this.photos.told(imports.map(({ id }) => id));
    return imports.map(({ id, importedAt, created, all }) => ({
      photos: photos.get(id) ?? NO_PHOTOS,
      ...{ id, created, updated: all - created, importedAt: importedAt.toISOString() },
      undoUntil: new Date(importedAt.getTime() + UNDO_MS).toISOString(),
    }));
  }

  /** @throws IMPORT_NOT_FOUND */
  async look(vendor: OwnVendor, id: number): Promise<ImportUndo> {
    const { manager } = this.dataSource;
    const found = await manager.findOneBy(ProductImport, { id, ...undoable(vendor) });
    if (!found) throw new DomainError('IMPORT_NOT_FOUND');
    return undoView(await planOf(manager, vendor, found, files.knownProducts), false);
  }

  /** All that nothing came after, in one transaction. @throws IMPORT_NOT_FOUND */
  undo(vendor: OwnVendor, id: number): Promise<ImportUndo> {
    return this.dataSource.transaction(async (tx) => {
      await lockAccount(tx, vendor.userId);
      const lock = { mode: 'pessimistic_write' } as const;
      const found = await tx.findOne(ProductImport, { where: { id, ...undoable(vendor) }, lock });
      if (!found) throw new DomainError('IMPORT_NOT_FOUND');
      const plan = await planOf(tx, vendor, found, files.lockKnownProducts);
      await this.photos.takeBack(
        tx,
        id,
        plan.restored.map((one) => one.id),
      );
      await this.remove(tx, vendor, plan.removed);
      await restore(tx, vendor, plan.restored);
      await tx.update(ProductImport, { id }, { undoneAt: new Date() });
      return undoView(plan, true);
    });
  }

  private async remove(
    tx: EntityManager,
    vendor: OwnVendor,
    products: readonly ImportedProduct[],
  ): Promise<void> {
    const gone = { deletedAt: new Date(), isActive: false, sku: null };
    if (products.length === 0) return;
    await tx.update(Product, { id: idsIn(products), vendorId: vendor.id }, gone);
    await this.own.discardUnsold(tx, vendor.id);
  }

  async cleanUp(): Promise<void> {
    const old = new Date(Date.now() - 2 * UNDO_MS);
    await this.dataSource.manager.delete(ProductImport, { createdAt: LessThan(old) });
  }
}

const NO_PHOTOS: ProductImportView['photos'] = { coming: 0, added: 0, failed: 0, failures: [] };

const undoable = ({ id }: OwnVendor) => ({
  ...{ vendorId: id, undoneAt: IsNull() },
  createdAt: MoreThan(new Date(Date.now() - UNDO_MS)),
});

const idsIn = (those: readonly { id: number }[]) => In(those.map(({ id }) => id));

const of = (products: unknown[]) => products as ImportedProduct[];

async function planOf(
  tx: EntityManager,
  vendor: OwnVendor,
  { id, products }: ProductImport,
  known: typeof files.knownProducts,
): Promise<UndoPlan> {
  const now = snapshotsOf(await knownOf(tx, vendor, known));
  const since = await fetchRows(tx, sinceImport, [id, of(products).map((one) => one.id)]);
  return planUndo(of(products), now, since);
}

async function restore(tx: EntityManager, vendor: OwnVendor, products: UndoPlan['restored']): Promise<void> {
  if (products.length === 0) return;
  const options = products.flatMap(({ before }) => before.options);
  const kept = new Set(options.map(({ id }) => id));
  const added = products.flatMap(({ now }) => now.options).filter(({ id }) => !kept.has(id));
  if (added.length > 0) await tx.update(ProductVariant, { id: idsIn(added) }, { endedAt: new Date() });
  if (options.length > 0)
    await changeRows(tx, files.updateOptions, [JSON.stringify(options.map(withMostPrice))]);
  const fields = products.map(({ before, now }) => ({
    ...before.product,
    // The stock of a box is what its parts allow.
    ...(before.product.isBundle && { inventory: now.product.inventory }),
  }));
  await changeRows(tx, files.updateAll, [vendor.id, JSON.stringify(fields)]);
}

const undoView = ({ removed, restored, kept }: UndoPlan, isDone: boolean): ImportUndo => ({
  removed: removed.map(({ after }) => after.product.name),
  restored: restored.map(({ before }) => before.product.name),
  ...{ kept, isDone },
});
