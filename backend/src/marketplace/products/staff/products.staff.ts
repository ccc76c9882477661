import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { ReasonBody } from '../../../contract/backoffice/admin.js';
import { AdminProduct, AdminVariantChanges } from '../../../contract/marketplace/admin/products.admin.js';
import type { DepositView } from '../../../contract/marketplace/deposits/deposit-fields.js';
import type { DepositTerms } from '../../../contract/marketplace/deposits/deposit.js';
import { STOCK_NEEDED, VARIANT_FIGURES } from '../../../contract/marketplace/products.js';
import { MAX_QUANTITY } from '../../../contract/marketplace/shop.js';
import { centsOf } from '../../../contract/shared/money.js';
import { AdminRows, type Row } from '../../../platform/admin/admin-rows.js';
import { assertUnchanged } from '../../../platform/admin/conflicts.rules.js';
import { StaffResource } from '../../../platform/admin/staff-resource.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { Media } from '../../../platform/media/media.js';
import { BundlePart } from '../../tables/bundle-part.entity.js';
import { lockCartLines } from '../../tables/locks.sql.js';
import { ProductVariant } from '../../tables/product-variant.entity.js';
import { Product } from '../../tables/product.entity.js';
import { SharePlan } from '../../tables/share-plan.entity.js';
import { soldInBoxes } from '../boxes/boxes.sql.js';
import { refuseNoBox } from '../boxes/write-box.js';
import { distinctLists, refuseWrongDates, refuseWrongDeposit, stockOf } from '../product-changes.js';
import { weightOf } from '../variants/variant.view.js';
import { writeVariants } from '../variants/write-variants.js';
import { refuseOtherOptions, withDepositFields, withOptionFields } from './option-changes.rules.js';
import { productDeletedMail, productHiddenMail, productRestoredMail } from './product-decision-mails.js';
import { deleteProduct, ownerOfVendor, productResource } from './products.admin.sql.js';

type ProductChanges = Partial<Omit<AdminProduct, 'variants'>> & { variants?: AdminVariantChanges[] };

/** Whoever changes one holds its row, as orders do that take from its stock. */
@Injectable()
export class ProductsStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly mails: MailOutbox,
    private readonly media: Media,
  ) {
    super(productResource, rows);
  }

  /** @throws ALREADY_DECIDED, PRODUCT_DELETED */
  hide(actor: SignedInUser, id: string, { reason }: ReasonBody): Promise<Row> {
    return this.act({ actor, action: 'hide', reason }, id, async (tx, before) => {
      const product = before as AdminProduct;
      refuseDeleted(product);
      if (product.removedAt !== null) throw new DomainError('ALREADY_DECIDED');
      await tx.update(
        Product,
        { id: Number(id) },
        { removedAt: () => 'now()', removedReason: reason, updatedAt: () => 'now()' },
      );
      await this.tell(tx, product, (told) => productHiddenMail(told, reason));
    });
  }

  /** @throws ALREADY_DECIDED, PRODUCT_DELETED */
  restore(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'restore' }, id, async (tx, before) => {
      const product = before as AdminProduct;
      refuseDeleted(product);
      if (product.removedAt === null) throw new DomainError('ALREADY_DECIDED');
      await tx.update(
        Product,
        { id: Number(id) },
        { removedAt: null, removedReason: null, updatedAt: () => 'now()' },
      );
      await this.tell(tx, product, productRestoredMail);
    });
  }

  /** The lines of carts before their product, as an order locks them; deleting a product takes both. */
  protected override async lockRow(tx: EntityManager, id: number | string): Promise<void> {
    const key = this.keyOf(id);
    if (typeof key === 'number') {
      await fetchRows(tx, lockCartLines, [key]);
    }
    await super.lockRow(tx, id);
  }

  /** Figure by figure of its options. @throws VALIDATION_FAILED, CHANGED_MEANWHILE */
  protected override refuseConflicts(present: Row, changes: Row, was: Row): void {
    const { variants = [] } = changes as ProductChanges;
    if (changes['variants'])
      refuseOtherOptions((present as AdminProduct).variants, variants, was['variants']);
    const apart = (row: Row) => withDepositFields(withOptionFields(row, variants));
    assertUnchanged(apart(present), apart(changes), apart(was));
  }

  /** @throws PRODUCT_DELETED, VALIDATION_FAILED for dates in the wrong order */
  protected override async updateRow(
    tx: EntityManager,
    id: number | string,
    changes: Row,
    before: Row,
    actor: SignedInUser,
  ): Promise<void> {
    const product = before as AdminProduct;
    refuseDeleted(product);
    const { variants, deposit, ...own } = changes as ProductChanges;
    const hasVariants = product.variants.length > 0;
    if (product.box) refuseFiguresOfBox(own);
    const given = {
      ...own,
      ...distinctLists(own),
      ...(hasVariants ? stockOfVariants(own, product, variants !== undefined) : stockOf(own, product)),
    };
    refuseWrongDates({ ...product, ...given });
    const terms = deposit && depositTerms(deposit);
    const isByWeight = product.weights.length > 0;
    if (terms)
      refuseWrongDeposit(terms, { before: product.deposit && depositTerms(product.deposit), isByWeight });
    const { price } = own;
    const cents = price === undefined ? {} : { price: centsOf(price) };
    await super.updateRow(tx, id, { ...given, ...cents }, before, actor);
    const { madeToOrder: wasMadeToOrder } = product;
    const madeToOrder = own.madeToOrder ?? wasMadeToOrder;
    if (hasVariants && (variants || madeToOrder))
      await correctVariants(tx, Number(id), variants ?? product.variants, { madeToOrder, wasMadeToOrder });
    await tx.update(
      Product,
      { id: Number(id) },
      {
        ...(terms !== undefined && { deposit: terms }),
        updatedAt: () => 'now()',
      },
    );
  }

  /** @throws IN_USE where somebody has ordered it, or it is what a share is sold as */
  protected override async deleteRow(tx: EntityManager, id: number | string, before: Row): Promise<void> {
    const product = before as AdminProduct;
    if (product.orderCount > 0) throw new DomainError('IN_USE');
    const productId = Number(id);
    if (await tx.existsBy(SharePlan, { productId })) throw new DomainError('IN_USE');
    const isInBox = await tx.existsBy(BundlePart, { productId });
    // What was sold in boxes comes back to it.
    if (isInBox || (await fetchRows(tx, soldInBoxes, [productId])).length > 0)
      throw new DomainError('IN_USE');
    // Its reviews go with it, and count no more in its vendor's sums.
    await changeRows(tx, deleteProduct, [Number(id)]);
    for (const { url } of product.images) await this.media.discard(tx, url);
    if (product.deletedAt === null) await this.tell(tx, product, productDeletedMail);
  }

  private async tell(
    tx: EntityManager,
    { id, name, vendorId }: AdminProduct,
    mail: (product: { id: number; name: string; email: string }) => MailDraft,
  ): Promise<void> {
    const [owner] = await fetchRows(tx, ownerOfVendor, [vendorId]);
    // The account may be erased.
    if (owner) await this.mails.enqueue(tx, mail({ id, name, email: owner.email }));
  }
}

/** @throws VALIDATION_FAILED for the stock of a box, which follows its parts */
function refuseFiguresOfBox({ inventory, madeToOrder }: ProductChanges): void {
  if (inventory !== undefined) refuseNoBox({ isStockGiven: true });
  refuseNoBox({ madeToOrder: madeToOrder ?? false });
}

/** With options, price and stock are theirs. @throws VALIDATION_FAILED */
function stockOfVariants(
  { price, inventory, madeToOrder }: ProductChanges,
  before: AdminProduct,
  isStockGiven: boolean,
): { inventory?: number } {
  const wrong = (path: string, message: string) => new DomainError('VALIDATION_FAILED', [{ path, message }]);
  if (price !== undefined) throw wrong('price', VARIANT_FIGURES);
  if (inventory !== undefined) throw wrong('inventory', VARIANT_FIGURES);
  if (madeToOrder) return { inventory: MAX_QUANTITY };
  if (!before.madeToOrder || madeToOrder === undefined) return {};
  if (!isStockGiven) throw wrong('variants', STOCK_NEEDED);
  return { inventory: 0 };
}

const depositTerms = ({ amount, ...rest }: DepositView): DepositTerms => ({
  cents: amount === null ? null : centsOf(amount),
  ...rest,
});

/** @throws VALIDATION_FAILED for a stock that nothing says */
async function correctVariants(
  tx: EntityManager,
  productId: number,
  given: readonly AdminVariantChanges[],
  kind: { madeToOrder: boolean; wasMadeToOrder: boolean },
): Promise<void> {
  const { images } = await tx.findOneByOrFail(Product, { id: productId });
  const before = await tx.findBy(ProductVariant, { productId, endedAt: IsNull() });
  const corrected = given.map(({ id, name, price, inventory, deposit: asked }) => {
    const own = before.find((one) => one.id === id);
    const { imageUrl = null, shippingWeight = null, isOrganic = null } = own ?? {};
    const stays = own?.deposit ?? null;
    const deposit = asked === undefined ? stays : asked && centsOf(asked);
    const kept = { imageUrl, shippingWeight, isOrganic, deposit, weight: own ? weightOf(own) : null };
    return { ...{ id, name, inventory }, ...kept, price: centsOf(price) ?? 0 };
  });
  await writeVariants(tx, { id: productId, images, ...kind }, { variants: corrected }, (url) => url);
}

function refuseDeleted({ deletedAt }: AdminProduct): void {
  if (deletedAt !== null) throw new DomainError('PRODUCT_DELETED');
}
