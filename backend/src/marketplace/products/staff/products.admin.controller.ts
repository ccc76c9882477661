import { Body, Injectable, Param } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AdminProduct } from '../../../contract/marketplace/admin/products.admin.js';
import { NoBody, ReasonBody } from '../../../contract/backoffice/admin.js';
import { centsOf } from '../../../contract/shared/money.js';
import { adminResource, RecordParams, StaffAction } from '../../../platform/admin/admin-resource.js';
import type { Row } from '../../../platform/admin/admin-rows.js';
import { CurrentUser, type SignedInUser } from '../../../platform/http/security/current-user.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { Media } from '../../../platform/media/media.js';
import { productDeletedMail, productHiddenMail, productRestoredMail } from './product-decision-mails.js';
import { distinctLists, refuseWrongDates } from '../product-changes.js';
import { productResource } from './products.admin.js';

/** What staff do about products. Whoever changes one holds its row, as orders do that take from its stock. */
@Injectable()
export class ProductsAdminController extends adminResource(productResource) {
  constructor(
    private readonly mails: MailOutbox,
    private readonly media: Media,
  ) {
    super();
  }

  /** Takes a product out of the shop, whatever its vendor does, and says why. @throws ALREADY_DECIDED, PRODUCT_DELETED */
  @StaffAction(':id/hide', AdminProduct)
  hide(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: ReasonBody }) { reason }: ReasonBody,
  ): Promise<Row> {
    return this.act({ actor, action: 'hide', reason }, id, async (tx, before) => {
      const product = before as AdminProduct;
      refuseDeleted(product);
      if (product.removedAt !== null) throw new DomainError('ALREADY_DECIDED');
      await tx.query(
        'UPDATE products SET removed_at = now(), removed_reason = $2, updated_at = now() WHERE id = $1',
        [id, reason],
      );
      await this.tell(tx, product, (told) => productHiddenMail(told, reason));
    });
  }

  /** Gives it back to its vendor; while it is active, it is in the shop again. @throws ALREADY_DECIDED, PRODUCT_DELETED */
  @StaffAction(':id/restore', AdminProduct)
  restore(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: NoBody }) _body: NoBody,
  ): Promise<Row> {
    return this.act({ actor, action: 'restore' }, id, async (tx, before) => {
      const product = before as AdminProduct;
      refuseDeleted(product);
      if (product.removedAt === null) throw new DomainError('ALREADY_DECIDED');
      await tx.query(
        'UPDATE products SET removed_at = NULL, removed_reason = NULL, updated_at = now() WHERE id = $1',
        [id],
      );
      await this.tell(tx, product, productRestoredMail);
    });
  }

  /** The lines of carts before their product, as an order locks them; deleting a product takes both. */
  protected override async lockRow(tx: EntityManager, id: number | string): Promise<void> {
    const key = this.keyOf(id);
    if (typeof key === 'number') {
      await tx.query('SELECT 1 FROM cart_items WHERE product_id = $1 ORDER BY id FOR UPDATE', [key]);
    }
    await super.lockRow(tx, id);
  }

  /** @throws PRODUCT_DELETED, VALIDATION_FAILED for dates in the wrong order */
  protected override async write(
    tx: EntityManager,
    id: number | string,
    changes: Row,
    before: Row,
    actor: SignedInUser,
  ): Promise<void> {
    const product = before as AdminProduct;
    refuseDeleted(product);
    const given = { ...changes, ...distinctLists(changes) };
    refuseWrongDates({ ...product, ...given });
    const { price } = changes as { price?: number };
    const cents = price === undefined ? {} : { price: centsOf(price) };
    await super.write(tx, id, { ...given, ...cents }, before, actor);
    await tx.query('UPDATE products SET updated_at = now() WHERE id = $1', [id]);
  }

  /** Takes everything of it away. @throws IN_USE where somebody has ordered it */
  protected override async erase(tx: EntityManager, id: number | string, before: Row): Promise<void> {
    const product = before as AdminProduct;
    if (product.orderCount > 0) throw new DomainError('IN_USE');
    // Its reviews go with it, and count no more in its vendor's sums.
    await tx.query(
      `WITH gone AS (DELETE FROM products WHERE id = $1 RETURNING vendor_id, rating_sum, rating_count)
       UPDATE vendors SET rating_sum = vendors.rating_sum - gone.rating_sum, rating_count = vendors.rating_count - gone.rating_count
       FROM gone WHERE vendors.id = gone.vendor_id AND gone.rating_count > 0`,
      [id],
    );
    for (const { url } of product.images) await this.media.discard(tx, url);
    if (product.deletedAt === null) await this.tell(tx, product, productDeletedMail);
  }

  private async tell(
    tx: EntityManager,
    { id, name, vendorId }: AdminProduct,
    mail: (product: { id: number; name: string; email: string }) => MailDraft,
  ): Promise<void> {
    const [owner] = await tx.query<{ email: string }[]>(
      'SELECT users.email::text FROM vendors JOIN users ON users.id = vendors.user_id WHERE vendors.id = $1',
      [vendorId],
    );
    // The account may be erased.
    if (owner) await this.mails.enqueue(tx, mail({ id, name, email: owner.email }));
  }
}

function refuseDeleted({ deletedAt }: AdminProduct): void {
  if (deletedAt !== null) throw new DomainError('PRODUCT_DELETED');
}
