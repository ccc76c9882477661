import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import type { Unit } from '../../contract/directory/categories.js';
import type { DepositTerms } from '../../contract/marketplace/deposits/deposit.js';
import type { ProductCategory, ShippingMethod } from '../../contract/marketplace/shop.js';
import type { TaxClass } from '../../contract/marketplace/tax.js';
import type { WeightUnit } from '../../contract/marketplace/weight/weight.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { Vendor } from './vendor.entity.js';

/** A picture of a product. */
export interface ProductImage {
  url: string;
  alt: string;
}

/** What a vendor sells. */
@Entity('products')
@Unique('uq_products_sku', ['vendorId', 'sku'])
@Check('ck_products_price_per', `price_per IN ('lb', 'oz', 'kg', '100g')`)
@Check(
  'ck_products_category',
  `category IN ('vegetables', 'fruits', 'herbs', 'dairy', 'eggs', 'honey', 'meat', 'poultry', 'seafood', 'grains', 'seeds',
   'nuts', 'baked-goods', 'preserves', 'beverages', 'flowers', 'plants', 'artisan-goods')`,
)
@Check('ck_products_unit', `unit IN ('each', 'pound', 'basket', 'dozen', 'bunch', 'other')`)
@Check('ck_products_price', 'price BETWEEN 1 AND 10000000')
@Check('ck_products_inventory', 'inventory BETWEEN 0 AND 100000')
@Check('ck_products_made_to_order', 'NOT made_to_order OR inventory = 100000')
@Check('ck_products_bundle', 'NOT (is_bundle AND made_to_order)')
@Check('ck_products_shipping_weight', 'shipping_weight > 0')
@Check(
  'ck_products_shipping_methods',
  `shipping_methods <@ ARRAY['pickup', 'local_delivery', 'regional_shipping', 'nationwide_shipping']`,
)
@Check(
  'ck_products_tax_class',
  `tax_class IN ('grocery', 'prepared', 'candy-and-soft-drinks', 'plants', 'non-food')`,
)
@Index('ix_products_search', { synchronize: false })
@Index('ix_products_newest_in_stock', { synchronize: false })
@Index('ix_products_category_newest_in_stock', { synchronize: false })
@Index('ix_products_price_in_stock', { synchronize: false })
@Index('ix_products_category_price_in_stock', { synchronize: false })
@Index('ix_products_dearest_in_stock', { synchronize: false })
@Index('ix_products_category_dearest_in_stock', { synchronize: false })
@Index('ix_products_popular_in_stock', { synchronize: false })
@Index('ix_products_category_popular_in_stock', { synchronize: false })
@Index('ix_products_rating_in_stock', { synchronize: false })
@Index('ix_products_category_rating_in_stock', { synchronize: false })
@Index('ix_products_created_at', { synchronize: false })
@Index('ix_products_name', { synchronize: false })
@Index('ix_products_all_price', { synchronize: false })
@Index('ix_products_inventory', { synchronize: false })
@Index('ix_products_all_search', { synchronize: false })
@Index('ix_products_removed', { synchronize: false })
@Index('ix_products_unlisted', { synchronize: false })
@Index('ix_products_all_category', ['category', 'id'])
@Index('ix_products_is_organic', ['isOrganic', 'id'])
@Check('ck_products_pickup', 'crates BETWEEN 0 AND 100 AND lead_hours BETWEEN 0 AND 336')
@Index('ix_products_state', ['deletedAt', 'removedAt', 'isActive', 'isListed', 'id'])
export class Product {
  @IdColumn('products')
  id: number;

  @Index('ix_products_vendor_id')
  @Column({ type: 'integer' })
  vendorId: number;

  @ManyToOne(() => Vendor, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'vendor_id', foreignKeyConstraintName: 'fk_products_vendor' })
  vendor?: Vendor;

  /** The vendor's own name for it in a spreadsheet, by which an import knows it again. */
  @Column({ type: 'text', nullable: true })
  sku: string | null;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  description: string;

  @Column({ type: 'text' })
  category: ProductCategory;

  /** How it is taxed where rules hold; null for what its category says. */
  @Column({ type: 'text', nullable: true })
  taxClass: TaxClass | null;

  @Column({ type: 'text' })
  unit: Unit;

  /** Cents. */
  @Column({ type: 'integer' })
  price: number;

  @Column({ type: 'integer', default: 0 })
  inventory: number;

  /** How many options it is sold in; with any, a trigger makes price and stock of theirs. */
  @Column({ type: 'integer', default: 0, insert: false, update: false })
  variantCount: number;

  /** What the price is for, where it is that of an option sold by weight; of a trigger, too. */
  @Column({ type: 'text', nullable: true, insert: false, update: false })
  pricePer: WeightUnit | null;

  /** Its stock is not counted: `inventory` stays at `MAX_QUANTITY`. */
  @Column({ type: 'boolean', default: false })
  madeToOrder: boolean;

  /** A box: it is made of its parts, and its stock follows theirs. */
  @Column({ type: 'boolean', default: false })
  isBundle: boolean;

  /** How many crates of a pickup's room one of it takes. */
  @Column({ type: 'integer', default: 1 })
  crates: number;

  /** So many hours before a pickup it has to be ordered, where that is earlier than the pickup's cutoff. */
  @Column({ type: 'integer', default: 0 })
  leadHours: number;

  /** What is paid with the order, and when the balance is; null where all is paid at once. */
  @Column({ type: 'jsonb', nullable: true })
  deposit: DepositTerms | null;

  /** In order; the first one stands for the product. */
  @Column({ type: 'jsonb', default: () => "'[]'" })
  images: ProductImage[];

  /** Pounds. */
  @Column({ type: 'double precision', nullable: true })
  shippingWeight: number | null;

  /** Empty: the vendor's. */
  @Column({ type: 'text', array: true, default: () => "'{}'" })
  shippingMethods: ShippingMethod[];

  @Column({ type: 'boolean', default: false })
  isOrganic: boolean;

  @Column({ type: 'date', nullable: true })
  harvestDate: string | null;

  @Index('ix_products_expiration_date', { synchronize: false })
  @Column({ type: 'date', nullable: true })
  expirationDate: string | null;

  /** The day that its vendor was told of as over. */
  @Column({ type: 'date', nullable: true })
  toldPastDate: string | null;

  @Column({ type: 'text', array: true, default: () => "'{}'" })
  tags: string[];

  @Column({ type: 'boolean', default: true })
  isActive: boolean;

  /** Taken out of the shop for good; orders still point to it. */
  @Column({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null;

  /** While staff keep it out of the shop. */
  @Column({ type: 'timestamptz', nullable: true })
  removedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  removedReason: string | null;

  @Column({ type: 'integer', default: 0 })
  soldCount: number;

  @Column({ type: 'integer', default: 0 })
  ratingSum: number;

  @Column({ type: 'integer', default: 0 })
  ratingCount: number;

  /** The mean of its reviews; kept by a trigger. */
  @Column({ type: 'double precision', nullable: true, insert: false, update: false })
  rating: number | null;

  /** Whether the public sees it; kept by triggers from it and its vendor. */
  @Column({ type: 'boolean', insert: false, update: false })
  isListed: boolean;

  /** Filled by a trigger; never read by the program. */
  @Column({ type: 'tsvector', select: false, insert: false, update: false })
  search: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
