import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import type { AddToCartRequest, CartView } from '../../contract/marketplace/cart.js';
import { mostOf } from '../../contract/marketplace/dated-most.js';
import { datesOfOption } from '../../contract/marketplace/dated-words.js';
import { MAX_CART_LINES } from '../../contract/marketplace/shop.js';
import { nameWithVariant } from '../../contract/marketplace/variant-words.js';
import { quantityText } from '../../contract/marketplace/weight/weight-words.js';
import { GUEST_CART_DAYS } from '../../contract/site/retention.js';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { boxOf } from '../products/boxes/box.view.js';
import { boxesOf } from '../products/boxes/boxes.sql.js';
import { openDatesOf } from '../products/dated-stock/dated-stock.sql.js';
import { pastDate } from '../products/expired.sql.js';
import { vendorOfRow } from '../products/files/product-of-row.js';
import { weightView } from '../products/variants/variant.view.js';
import { variantsOf } from '../products/variants/variants.sql.js';
import { CartItem } from '../tables/cart-item.entity.js';
import { Product } from '../tables/product.entity.js';
import { type Buyer, guestKeyOf } from './buyer.js';
import { cartItemView } from './cart.view.js';
import {
  addToCart,
  cartOf,
  type CartRow,
  forgetOldCarts,
  mergeCarts,
  ownerOf,
  setQuantity,
} from './carts.sql.js';

type Line = Pick<CartItem, 'productId' | 'variantId'>;

@Injectable()
export class CartsService {
  constructor(private readonly db: DataSource) {}

  async list(buyer: Buyer | null): Promise<CartView> {
    if (!buyer) return [];
    const { column, value } = ownerOf(buyer);
    return this.view(await fetchRows(this.db, cartOf[column], [value]));
  }

  /** @throws PRODUCT_NOT_FOUND, VARIANT_NEEDED, OUT_OF_STOCK, CART_FULL */
  async add(buyer: Buyer, { productId, quantity, ...given }: AddToCartRequest): Promise<CartView> {
    const { column, value } = ownerOf(buyer);
    const variantId = given.variantId ?? null;
    const rows = await fetchRows(this.db, addToCart[column], [
      ...([value, productId, quantity, MAX_CART_LINES] as const),
      variantId,
    ]);
    if (!rows.some(({ isAdded }) => isAdded)) await this.refuse(buyer, { productId, variantId });
    return this.view(rows);
  }

  /** @throws CART_ITEM_NOT_FOUND, PRODUCT_NOT_FOUND, OUT_OF_STOCK */
  async setQuantity(buyer: Buyer | null, itemId: number, quantity: number): Promise<CartView> {
    const item = await this.find(buyer, itemId);
    const { column, value } = ownerOf(item.buyer);
    const changed = await changeRows(this.db, setQuantity[column], [value, itemId, quantity]);
    if (changed === 0) await this.refuse(item.buyer, item);
    return this.list(item.buyer);
  }

  /** @throws CART_ITEM_NOT_FOUND */
  async remove(buyer: Buyer | null, itemId: number): Promise<CartView> {
    const item = await this.find(buyer, itemId);
    await this.db.getRepository(CartItem).delete({ id: itemId });
    return this.list(item.buyer);
  }

  async takeAlong(userId: number, request: FastifyRequest): Promise<void> {
    const guestKey = guestKeyOf(request);
    if (guestKey !== null) await changeRows(this.db, mergeCarts, [userId, guestKey, MAX_CART_LINES]);
  }

  async forgetOld(): Promise<void> {
    await changeRows(this.db, forgetOldCarts, [GUEST_CART_DAYS]);
  }

  private async view(rows: readonly CartRow[]): Promise<CartView> {
    const bundles = rows.filter(({ isBundle }) => isBundle).map(({ id }) => id);
    const boxes = bundles.length === 0 ? [] : await fetchRows(this.db, boxesOf, [bundles]);
    return rows.map(({ itemId, quantity, addedAt, variant, ...row }) => {
      const dates = datesOfOption(row.dates ?? undefined, variant?.id) ?? null;
      return cartItemView({
        ...{ id: itemId, quantity, addedAt, variant },
        product: { ...row, dates },
        vendor: vendorOfRow(row),
        box: boxOf(row.id, boxes),
      });
    });
  }

  private async find(buyer: Buyer | null, itemId: number): Promise<Line & { buyer: Buyer }> {
    if (!buyer) throw new DomainError('CART_ITEM_NOT_FOUND');
    const item = await this.db.getRepository(CartItem).findOneBy({ id: itemId, ...ownedBy(buyer) });
    if (!item) throw new DomainError('CART_ITEM_NOT_FOUND');
    return { buyer, productId: item.productId, variantId: item.variantId };
  }

  private async refuse(buyer: Buyer, { productId, variantId }: Line): Promise<never> {
    const product = await this.db.getRepository(Product).findOneBy({ id: productId, isListed: true });
    if (!product) throw new DomainError('PRODUCT_NOT_FOUND');
    if ((await fetchRows(this.db, pastDate, [productId])).length > 0) {
      const message = `${product.name} is past its date, so it’s no longer sold.`;
      throw new DomainError('OUT_OF_STOCK', [{ path: 'quantity', message }]);
    }
    const variants = await fetchRows(this.db, variantsOf, [[productId]]);
    const variant =
      variantId === null && variants.length === 1 ? variants[0] : variants.find(({ id }) => id === variantId);
    if (!variant && (variantId !== null || variants.length > 0)) throw new DomainError('VARIANT_NEEDED');
    const items = await this.db.getRepository(CartItem).findBy(ownedBy(buyer));
    const isThis = (item: CartItem) =>
      item.productId === productId && item.variantId === (variant?.id ?? null);
    if (items.filter((item) => !isThis(item)).length >= MAX_CART_LINES) throw new DomainError('CART_FULL');
    const [dated] = await fetchRows(this.db, openDatesOf, [[productId]]);
    const dates = datesOfOption(dated?.dates, variant?.id);
    const inventory = mostOf({ inventory: (variant ?? product).inventory, dates });
    const name = nameWithVariant(product.name, variant?.name);
    const weight = variant && weightView(variant).weight;
    const left = weight ? quantityText(weight, inventory) : inventory;
    const message = inventory === 0 ? `${name} is out of stock.` : `Only ${left} of ${name} left.`;
    throw new DomainError('OUT_OF_STOCK', [{ path: 'quantity', message }]);
  }
}

const ownedBy = (buyer: Buyer) =>
  buyer.userId === null ? { guestKey: buyer.guestKey } : { userId: buyer.userId };
