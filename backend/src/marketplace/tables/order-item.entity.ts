import { AfterLoad, Column, CreateDateColumn, Entity, OneToMany } from 'typeorm';
import type { Unit } from '../../contract/directory/categories.js';
import type { LineDeposit } from '../../contract/marketplace/deposits/deposit.js';
import type { TaxClass } from '../../contract/marketplace/tax.js';
import { type ByWeight, withWeights } from '../../contract/marketplace/weight/by-weight.js';
import type { PricedPackage } from '../../contract/marketplace/weight/weight-words.js';
import { IdColumn } from '../../platform/database/id-column.js';

export interface BoxedPart {
  id: number;
  productId: number;
  name: string;
  unit: Unit;
  quantity: number;
}

/** What was sold before weights were kept as they are shown has grams alone. */
const BY_WEIGHT = {
  to: (byWeight: unknown) => byWeight,
  from: (stored: ByWeight | null) => stored && withWeights(stored),
};

/** Money is whole cents. */
@Entity('order_items')
export class OrderItem {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  orderId: number;

  @Column({ name: 'fulfilment_id', type: 'integer' })
  vendorOrderId: number;

  @Column({ type: 'integer' })
  productId: number;

  /** The option that was sold; null for a product without any. Its name is part of `productName`. */
  @Column({ type: 'integer', nullable: true })
  variantId: number | null;

  /** The date whose stock it was taken from; null for what there is on any day. */
  @Column({ type: 'integer', nullable: true })
  datedStockId: number | null;

  @Column({ type: 'integer' })
  vendorId: number;

  @Column({ type: 'text' })
  productName: string;

  @Column({ type: 'text' })
  unit: Unit;

  @Column({ type: 'integer' })
  quantity: number;

  /** Whether it was made to order then, so that nothing was taken from a stock. */
  @Column({ type: 'boolean', default: false })
  madeToOrder: boolean;

  /** How many of them were given back to the stock. */
  @Column({ type: 'integer', default: 0 })
  restocked: number;

  /** How many of them a refund was made for: the sum of its refund_items. */
  @Column({ type: 'integer', default: 0 })
  refunded: number;

  /** How many more of them are short of a crop, until that is refunded. */
  @Column({ type: 'integer', default: 0 })
  short: number;

  /** Of what is sold by weight the most that one piece or step can cost. */
  @Column({ type: 'integer' })
  unitPrice: number;

  /** At the list price: of what is sold by weight the most, and once it is weighed what it costs. */
  @Column({ type: 'integer' })
  totalPrice: number;

  @Column({ type: 'jsonb', nullable: true, transformer: BY_WEIGHT })
  byWeight: ByWeight | null;

  /** What was paid of it with the order, and when the balance is due; null where all was paid. */
  @Column({ type: 'jsonb', nullable: true })
  deposit: LineDeposit | null;

  /** What its packages weigh together, rounded; null until all are weighed. */
  @Column({ type: 'integer', nullable: true })
  grams: number | null;

  /** What its packages weigh and cost, cents each; null until then, or where only `grams` is left. */
  @Column({ type: 'jsonb', nullable: true })
  packages: PricedPackage[] | null;

  /** What its packages cost, where that is more than the most: the buyer was asked whether to pay it. */
  @Column({ type: 'integer', nullable: true })
  askedPrice: number | null;

  @Column({ type: 'integer', nullable: true })
  agreedPrice: number | null;

  @Column({ type: 'integer', default: 0 })
  discount: number;

  @Column({ type: 'integer', default: 0 })
  tax: number;

  /** Hundredths of a percent, with `taxTenths` once it is read: 1.225 % is 122.5; null for no rule. */
  @Column({ type: 'integer', nullable: true })
  taxBasisPoints: number | null;

  /** What the rate has more than whole hundredths, in thousandths of a percent. */
  @Column({ type: 'smallint', default: 0 })
  taxTenths: number;

  @AfterLoad()
  addTenths(): void {
    if (this.taxBasisPoints !== null) this.taxBasisPoints += this.taxTenths / 10;
  }

  /** Whose rule that was, or was missing; null at the flat rate, as the class. */
  @Column({ type: 'text', nullable: true })
  taxState: string | null;

  @Column({ type: 'text', nullable: true })
  taxClass: TaxClass | null;

  @Column({ type: 'boolean', default: false })
  allowSubstitute: boolean;

  /** Whether it came instead of something that ran short; it costs nothing where that was paid before. */
  @Column({ type: 'boolean', default: false })
  isSubstitute: boolean;
  /** What is in each of a box; empty for what is none. Only where it was read with it. */
  @OneToMany('OrderItemPart', 'item')
  parts?: BoxedPart[] | undefined;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
