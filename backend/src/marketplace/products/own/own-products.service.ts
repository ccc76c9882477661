import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { lockAccount } from '../../../accounts/users/lock-account.js';
import { depositView } from '../../../contract/marketplace/deposits/deposit-fields.js';
import {
  type OwnProductView,
  type ProductRequest,
  type ProductUpdate,
  STOCK_NEEDED,
  type StockChange,
} from '../../../contract/marketplace/products.js';
import { MAX_PRODUCTS_PER_VENDOR, MAX_QUANTITY } from '../../../contract/marketplace/shop.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import type { FormWithFiles } from '../../../platform/http/bodies/multipart.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { type KeptImage, Media } from '../../../platform/media/media.js';
import { ProductVariant } from '../../tables/product-variant.entity.js';
import { Product, type ProductImage } from '../../tables/product.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { boxOf } from '../boxes/box.view.js';
import { boxesOf } from '../boxes/boxes.sql.js';
import { endBox, packBox, refuseNoBox } from '../boxes/write-box.js';
import { productOfRow } from '../files/product-of-row.js';
import { keepPictures } from '../keep-pictures.js';
import {
  distinctLists,
  refuseWrongDates,
  refuseWrongDeposit,
  stockOf,
  withoutVariantFigures,
} from '../product-changes.js';
import { orderImages } from '../product-images.rules.js';
import { variantView } from '../variants/variant.view.js';
import { type VariantRow, variantsOf } from '../variants/variants.sql.js';
import { writeVariants } from '../variants/write-variants.js';
import { copyProduct } from './copy-product.js';
import { refuseOldFields } from './old-fields.js';
import { refuseOldStock } from './old-stock.js';
import {
  ownProduct,
  type OwnProductRow,
  ownProducts,
  removeImages,
  unsoldProducts,
} from './own-products.sql.js';
import { addToStock } from './set-figures.js';
import { refuseTakenSku } from './sku-taken.js';

/** Whatever is another vendor's answers as what is not there. */
@Injectable()
export class OwnProducts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: Media,
  ) {}

  async list(vendor: OwnVendor): Promise<OwnProductView[]> {
    const rows = await fetchRows(this.dataSource, ownProducts, [vendor.id]);
    return withOptions(this.dataSource.manager, rows);
  }

  /** @throws PRODUCT_NOT_FOUND */
  get(vendor: OwnVendor, id: number): Promise<OwnProductView> {
    return read(this.dataSource.manager, vendor, id);
  }

  /** @throws VALIDATION_FAILED, SKU_TAKEN, TOO_MANY_PRODUCTS, and what `Media.keeping` throws */
  async create(vendor: OwnVendor, { fields, files }: FormWithFiles<ProductRequest>): Promise<OwnProductView> {
    return keepPictures(this.media, files, vendor.userId, (pictures) =>
      this.dataSource.transaction(async (tx) => {
        await lockAccount(tx, vendor.userId);
        await makeRoom(tx, vendor, 1);
        await refuseTakenSku(tx, vendor.id, fields.sku);
        const images = imagesOf(fields.images, [], pictures);
        const { variants, box, ...rest } = fields;
        refuseWrongDeposit(fields.deposit, {
          before: null,
          isByWeight: variants.some(({ weight }) => weight),
        });
        const isBundle = box !== null;
        if (isBundle) refuseNoBox({ ...fields, hasOptions: variants.length > 0 });
        const stock = isBundle ? { inventory: 0 } : stockOf(fields, null);
        const own = { ...rest, ...distinctLists(fields), isBundle, ...stock };
        const { identifiers } = await tx.insert(Product, { ...own, images, vendorId: vendor.id });
        const { id } = identifiers[0] as { id: number };
        await writeVariants(tx, { ...own, id, images }, { variants }, pictureOf(pictures));
        if (box) await packBox(tx, { id, vendorId: vendor.id }, box);
        return read(tx, vendor, id);
      }),
    );
  }

  /**
   * Writes what is given over one's own product and leaves the rest as it is.
   * @throws PRODUCT_NOT_FOUND, STOCK_CHANGED, CHANGED_MEANWHILE, VALIDATION_FAILED, SKU_TAKEN, and what
   * `Media.keeping` throws
   */
  async update(
    vendor: OwnVendor,
    id: number,
    { fields, files }: FormWithFiles<ProductUpdate>,
  ): Promise<OwnProductView> {
    const mine = { id, vendorId: vendor.id, deletedAt: IsNull() };
    // Nobody has pictures made ready for a product that is not theirs.
    if (!(await this.dataSource.manager.existsBy(Product, mine))) throw new DomainError('PRODUCT_NOT_FOUND');
    return keepPictures(this.media, files, vendor.userId, (pictures) =>
      this.dataSource.transaction(async (tx) => {
        const before = await tx.findOne(Product, { where: mine, lock: { mode: 'pessimistic_write' } });
        if (!before) throw new DomainError('PRODUCT_NOT_FOUND');
        await refuseTakenSku(tx, vendor.id, fields.sku, before);
        await refuseOldStock(tx, before, fields);
        if (fields.was) refuseOldFields(await read(tx, vendor, id), fields);
        const images = imagesOf(fields.images, before.images, pictures);
        const given = { ...changesOf(fields, before), ...distinctLists(fields), images };
        const after = { ...before, ...given };
        refuseWrongDates(after);
        refuseWrongDeposit(after.deposit, {
          before: before.deposit,
          isByWeight: fields.variants
            ? fields.variants.some(({ weight }) => weight)
            : before.pricePer !== null,
        });
        await tx.update(Product, mine, given);
        const owner = { ...after, wasMadeToOrder: before.madeToOrder };
        const { variants, variantIds: known } = fields;
        if (variants) await writeVariants(tx, owner, { variants, known }, pictureOf(pictures));
        else if (after.madeToOrder && before.variantCount > 0)
          await tx.update(ProductVariant, { productId: id, endedAt: IsNull() }, { inventory: MAX_QUANTITY });
        if (fields.box) await packBox(tx, after, fields.box);
        else if (fields.box === null) await endBox(tx, id);
        const gone = before.images.filter(({ url }) => !images.some((image) => image.url === url));
        for (const { url } of gone) {
          await tx.update(ProductVariant, { productId: id, imageUrl: url }, { imageUrl: null });
          await this.media.discard(tx, url);
        }
        return read(tx, vendor, id);
      }),
    );
  }

  /** @throws PRODUCT_NOT_FOUND, VALIDATION_FAILED */
  changeStock(vendor: OwnVendor, id: number, change: StockChange): Promise<OwnProductView> {
    return this.dataSource.transaction(async (tx) => {
      await addToStock(tx, vendor.id, id, change);
      return read(tx, vendor, id);
    });
  }

  /** @throws PRODUCT_NOT_FOUND, PRODUCT_REMOVED, TOO_MANY_PRODUCTS */
  copy(vendor: OwnVendor, id: number): Promise<OwnProductView> {
    return this.dataSource.transaction(async (tx) => {
      await lockAccount(tx, vendor.userId);
      await makeRoom(tx, vendor, 1);
      return read(tx, vendor, await copyProduct(tx, vendor.id, id));
    });
  }

  /** Its row stays for orders, its SKU is free, unused pictures go. @throws PRODUCT_NOT_FOUND */
  async remove(vendor: OwnVendor, id: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const mine = { id, vendorId: vendor.id, deletedAt: IsNull() };
      const gone = { deletedAt: new Date(), isActive: false, sku: null };
      const { affected } = await tx.update(Product, mine, gone);
      if (affected === 0) throw new DomainError('PRODUCT_NOT_FOUND');
      await this.discardUnsold(tx, vendor.id);
    });
  }

  async discardUnsold(tx: EntityManager, vendorId: number): Promise<void> {
    const unsold = await fetchRows(tx, unsoldProducts, [vendorId]);
    if (unsold.length === 0) return;
    await changeRows(tx, removeImages, [unsold.map(({ id }) => id)]);
    for (const { url } of unsold.flatMap(({ images }) => images)) await this.media.discard(tx, url);
  }
}

/** @throws TOO_MANY_PRODUCTS when a vendor cannot have so many more */
export async function makeRoom(tx: EntityManager, { id }: OwnVendor, more: number): Promise<void> {
  const count = await tx.countBy(Product, { vendorId: id, deletedAt: IsNull() });
  if (count + more > MAX_PRODUCTS_PER_VENDOR) throw new DomainError('TOO_MANY_PRODUCTS');
}

async function read(tx: EntityManager, vendor: OwnVendor, id: number): Promise<OwnProductView> {
  const [view] = await withOptions(tx, await fetchRows(tx, ownProduct, [vendor.id, id]));
  if (!view) throw new DomainError('PRODUCT_NOT_FOUND');
  return view;
}

async function withOptions(tx: EntityManager, rows: readonly OwnProductRow[]): Promise<OwnProductView[]> {
  const ids = rows.filter(({ variantCount }) => variantCount > 0).map(({ id }) => id);
  const variants = ids.length > 0 ? await fetchRows(tx, variantsOf, [ids]) : [];
  const boxIds = rows.filter(({ isBundle }) => isBundle).map(({ id }) => id);
  const boxes = boxIds.length > 0 ? await fetchRows(tx, boxesOf, [boxIds]) : [];
  return rows.map((row) => ({
    ...ownView(
      row,
      variants.filter(({ productId }) => productId === row.id),
    ),
    ...boxOf(row.id, boxes),
  }));
}

const ownView = (row: OwnProductRow, variants: readonly VariantRow[]): OwnProductView => ({
  ...productOfRow(row),
  ...(variants.length > 0 && { variants: variants.map(variantView) }),
  sku: row.sku,
  taxClass: row.taxClass,
  views: row.views,
  soldCount: row.soldCount,
  removedReason: row.removedReason,
  ...(row.crates !== 1 && { crates: row.crates }),
  ...(row.leadHours > 0 && { leadHours: row.leadHours }),
  // Also where its day has come: the form shows what was chosen.
  ...(row.deposit && { deposit: depositView(row.deposit) }),
});

/** With options, its stock is theirs, and a box has none. @throws VALIDATION_FAILED */
function changesOf({ box, was: _was, ...fields }: ProductUpdate, before: Product) {
  const own = {
    ...withoutVariantFigures(fields, before),
    ...(box !== undefined && { isBundle: box !== null }),
  };
  const hasVariants = fields.variants ? fields.variants.length > 0 : before.variantCount > 0;
  if (own.isBundle ?? before.isBundle) {
    refuseNoBox({ madeToOrder: own.madeToOrder ?? before.madeToOrder, hasOptions: hasVariants });
    const { inventory: _follows, ...rest } = own;
    return before.isBundle ? rest : { ...rest, inventory: 0 };
  }
  if (before.isBundle && own.inventory === undefined && !own.madeToOrder && !fields.variants?.length)
    throw new DomainError('VALIDATION_FAILED', [{ path: 'inventory', message: STOCK_NEEDED }]);
  const isCounted = hasVariants && before.madeToOrder && own.madeToOrder === false;
  return { ...own, ...(isCounted ? { inventory: 0 } : stockOf(own, before)) };
}

/** @returns the address of a picture that came with the form as its first file, "upload:0", or another */
const pictureOf = (pictures: KeptImage[]) => (url: string) =>
  pictures[Number(/^upload:(\d)$/.exec(url)?.[1])]?.url ?? url;

function imagesOf(
  given: ProductImage[] | undefined,
  before: ProductImage[],
  pictures: KeptImage[],
): ProductImage[] {
  const result = orderImages(
    given,
    before,
    pictures.map(({ url }) => url),
  );
  if ('images' in result) return result.images;
  throw new DomainError('VALIDATION_FAILED', [{ path: 'images', message: result.message }]);
}
