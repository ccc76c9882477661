import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../accounts/personal-data/personal-data.js';
import { amountOf } from '../../contract/shared/money.js';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import { FileColumns } from '../tables/file-columns.entity.js';
import { ProductImport } from '../tables/product-import.entity.js';
import { Product } from '../tables/product.entity.js';
import { Vendor } from '../tables/vendor.entity.js';
import { OwnProducts } from './own/own-products.service.js';
import { closeProducts } from './own/own-products.sql.js';
import { variantView } from './variants/variant.view.js';
import { variantsOf } from './variants/variants.sql.js';

/** Before the vendors, which lose their person then. */
@Injectable()
export class ProductRecords implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly own: OwnProducts,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'products',
      export: exportProducts,
      erase: (tx, userId) => this.erase(tx, userId),
    });
  }

  private async erase(tx: EntityManager, userId: number): Promise<void> {
    const vendor = await tx.findOneBy(Vendor, { userId });
    if (!vendor) return;
    await tx.delete(ProductImport, { vendorId: vendor.id });
    await tx.delete(FileColumns, { vendorId: vendor.id });
    await changeRows(tx, closeProducts, [vendor.id]);
    await this.own.discardUnsold(tx, vendor.id);
  }
}

async function exportProducts(tx: EntityManager, userId: number): Promise<Record<string, unknown>[]> {
  const products = await tx.find(Product, { where: { vendor: { userId } }, order: { id: 'ASC' } });
  const ids = products.filter(({ variantCount }) => variantCount > 0).map(({ id }) => id);
  const variants = await fetchRows(tx, variantsOf, [ids]);
  return products.map(({ variantCount, variantNames: _names, ...product }) => ({
    ...product,
    price: amountOf(product.price),
    ...(variantCount > 0 && {
      options: variants.filter(({ productId }) => productId === product.id).map(variantView),
    }),
    deletedAt: product.deletedAt?.toISOString() ?? null,
    removedAt: product.removedAt?.toISOString() ?? null,
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
  }));
}
