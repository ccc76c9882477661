import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { DataSource } from 'typeorm';
import { utcDay } from '../../../contract/shared/calendar/days.js';
import { PRODUCT_VIEW_DAYS } from '../../../contract/site/retention.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { isBot } from '../../../platform/http/security/is-bot.rules.js';
import { appSecret } from '../../../platform/secrets/app-secrets.js';
import { deleteOldViews, insertView, ownerOfListed } from './product-views.sql.js';

/** Who opened a product's page. */
export interface ProductVisitor {
  /** Null for somebody who is not signed in. */
  userId: number | null;
  address: string;
  userAgent: string | undefined;
}

/**
 * Counts who opens a product's page: each visitor once a day, however often the page is loaded. A visitor is
 * a keyed hash of address, browser and day, so that no cookie is needed and nobody can be followed from one
 * day to the next.
 */
@Injectable()
export class ProductViews {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Counts one visit, unless it is the vendor's own or a program's.
   * @param now the day is that of UTC
   * @throws PRODUCT_NOT_FOUND for a product that nobody can open
   */
  async count(productId: number, visitor: ProductVisitor, now = new Date()): Promise<void> {
    const day = utcDay(now);
    const [product] = await fetchRows(this.dataSource, ownerOfListed, [productId]);
    if (!product) throw new DomainError('PRODUCT_NOT_FOUND');
    if (isBot(visitor.userAgent) || (visitor.userId !== null && visitor.userId === product.ownerId)) return;
    await changeRows(this.dataSource, insertView, [productId, day, await this.hash(visitor, day)]);
  }

  private async hash({ address, userAgent }: ProductVisitor, day: string): Promise<string> {
    const parts = JSON.stringify([address, userAgent, day]);
    return createHmac('sha256', await appSecret(this.dataSource, 'product-views'))
      .update(parts)
      .digest('base64url')
      .slice(0, 22);
  }

  /** Forgets what is older than anybody asks for. */
  async cleanUp(): Promise<void> {
    await changeRows(this.dataSource, deleteOldViews, [PRODUCT_VIEW_DAYS]);
  }
}
