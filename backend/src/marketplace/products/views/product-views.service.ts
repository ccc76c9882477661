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

export interface ProductVisitor {
  userId: number | null;
  address: string;
  userAgent: string | undefined;
}

/** By a keyed hash of address, browser and day: no cookie, and nobody is followed to the next. */
@Injectable()
export class ProductViews {
  constructor(private readonly dataSource: DataSource) {}

  /** Not the vendor's own or a program's. @param now its day is that of UTC @throws PRODUCT_NOT_FOUND */
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

  async cleanUp(): Promise<void> {
    await changeRows(this.dataSource, deleteOldViews, [PRODUCT_VIEW_DAYS]);
  }
}
