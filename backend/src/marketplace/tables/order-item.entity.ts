import {
  AfterLoad,
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
} from 'typeorm';
import type { Unit } from '../../contract/directory/categories.js';
import type { LineDeposit } from '../../contract/marketplace/deposits/deposit.js';
import type { TaxClass } from '../../contract/marketplace/tax.js';
import { type ByWeight, withWeights } from '../../contract/marketplace/weight/by-weight.js';
import type { PricedPackage } from '../../contract/marketplace/weight/weight-words.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { DatedStock } from './dated-stock.entity.js';
import { Fulfilment } from './fulfilment.entity.js';
import { Order } from './order.entity.js';
import { ProductVariant } from './product-variant.entity.js';
import { Product } from './product.entity.js';
import { Vendor } from './vendor.entity.js';

/** Something in a box that was sold, with that of its option; so many in one box. */
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

/** Steps cost what they weigh together, whatever one of them costs. */
const STEPS = `by_weight ->> 'inSteps' IS NOT DISTINCT FROM 'true'`;

/** One line of an order, as it was sold. Money is whole cents. */
@Entity('order_items')
@Check('ck_order_items_quantity', 'quantity > 0')
@Check('ck_order_items_restocked', 'restocked BETWEEN 0 AND quantity')
@Check('ck_order_items_refunded', 'refunded BETWEEN 0 AND quantity')
@Check(
  'ck_order_items_total_price',
  `(grams IS NULL AND (total_price = unit_price * quantity OR ${STEPS}))
    OR (grams IS NOT NULL AND by_weight IS NOT NULL AND grams >= 0
      AND (total_price BETWEEN 0 AND greatest(unit_price * quantity, agreed_price) OR ${STEPS}))`,
)
@Check(
  'ck_order_items_discount',
  'discount BETWEEN 0 AND total_price AND tax >= 0 AND tax_basis_points BETWEEN 0 AND 10000',
)
@Check('ck_order_items_tax_tenths', 'tax_tenths BETWEEN 0 AND 9')
@Check(
  'ck_order_items_tax_class',
  `tax_class IN ('grocery', 'prepared', 'candy-and-soft-drinks', 'plants', 'non-food')`,
)
@Check('ck_order_items_tax_state', `tax_state ~ '^[A-Z]{2}$'`)
@Index('ix_order_items_deposit', { synchronize: false })
@Index('ix_order_items_to_weigh', { synchronize: false })
@Index('ix_order_items_without_tax_rule', ['taxState', 'taxClass'], { where: 'tax_basis_points IS NULL' })
export class OrderItem {
  @IdColumn('order_items')
  id: number;

  @Index('ix_order_items_order_id')
  @Column({ type: 'integer' })
  orderId: number;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'fk_order_items_order' })
  order?: Order;

  @Index('ix_order_items_fulfilment_id')
  @Column({ type: 'integer' })
  fulfilmentId: number;

  @ManyToOne(() => Fulfilment, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'fulfilment_id', foreignKeyConstraintName: 'fk_order_items_fulfilment' })
  fulfilment?: Fulfilment;

  @Index('ix_order_items_product_id')
  @Column({ type: 'integer' })
  productId: number;

  @ManyToOne(() => Product)
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_order_items_product' })
  product?: Product;

  /** The option that was sold; null for a product without any. Its name is part of `productName`. */
  @Index('ix_order_items_variant_id', { where: 'variant_id IS NOT NULL' })
  @Column({ type: 'integer', nullable: true })
  variantId: number | null;

  @ManyToOne(() => ProductVariant, { nullable: true })
  @JoinColumn({ name: 'variant_id', foreignKeyConstraintName: 'fk_order_items_variant' })
  variant?: ProductVariant | null;

  /** The date whose stock it was taken from; null for what there is on any day. */
  @Index('ix_order_items_dated_stock_id', { where: 'dated_stock_id IS NOT NULL' })
  @Column({ type: 'integer', nullable: true })
  datedStockId: number | null;

  @ManyToOne(() => DatedStock, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'dated_stock_id', foreignKeyConstraintName: 'fk_order_items_dated_stock' })
  datedStock?: DatedStock | null;

  @Column({ type: 'integer' })
  vendorId: number;

  @ManyToOne(() => Vendor)
  @JoinColumn({ name: 'vendor_id', foreignKeyConstraintName: 'fk_order_items_vendor' })
  vendor?: Vendor;

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

  /** Of what is sold by weight the most that one piece or step can cost. */
  @Column({ type: 'integer' })
  unitPrice: number;

  /** At the list price: of what is sold by weight the most, and once it is weighed what it costs. */
  @Column({ type: 'integer' })
  totalPrice: number;

  /** How it was sold by weight then; null for what is sold each. */
  @Column({ type: 'jsonb', nullable: true, transformer: BY_WEIGHT })
  byWeight: ByWeight | null;

  /** What was paid of it with the order, and when the balance is due; null where all was paid. */
  @Column({ type: 'jsonb', nullable: true })
  deposit: LineDeposit | null;

  /** What its packages weigh together, rounded; null until all are weighed. */
  @Column({ type: 'integer', nullable: true })
  grams: number | null;

  /**
   * What its packages weigh and cost, cents each; null until then, and where only `grams` is left of them.
   */
  @Column({ type: 'jsonb', nullable: true })
  packages: PricedPackage[] | null;

  /** What its packages cost, where that is more than the most: the buyer was asked whether to pay it. */
  @Column({ type: 'integer', nullable: true })
  askedPrice: number | null;

  /** What the buyer said yes to. */
  @Column({ type: 'integer', nullable: true })
  agreedPrice: number | null;

  /** Its part of what the vendor took off. */
  @Column({ type: 'integer', default: 0 })
  discount: number;

  /** Its part of the share's tax. */
  @Column({ type: 'integer', default: 0 })
  tax: number;

  /**
   * The rate of the sale, in hundredths of a percent; null where no rule said. Once it is read `taxTenths` is
   * in it: 1.225 % is 122.5.
   */
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

  /** Whether its buyer takes something similar where it runs short. */
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
