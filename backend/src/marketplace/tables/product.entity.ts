import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, UpdateDateColumn } from 'typeorm';
import type { Unit } from '../../contract/directory/categories.js';
import type { DepositTerms } from '../../contract/marketplace/deposits/deposit.js';
import type { ProductCategory, ShippingMethod } from '../../contract/marketplace/shop.js';
import type { TaxClass } from '../../contract/marketplace/tax.js';
import type { WeightUnit } from '../../contract/marketplace/weight/weight.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { Vendor } from './vendor.entity.js';

export interface ProductImage {
  url: string;
  alt: string;
}

@Entity('products')
export class Product {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  vendorId: number;

  @ManyToOne(() => Vendor)
  @JoinColumn({ name: 'vendor_id' })
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

  /** Theirs in order, of the trigger, too. */
  @Column({ type: 'text', array: true, default: () => "'{}'", insert: false, update: false })
  variantNames: string[];

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

  @Column({ type: 'date', nullable: true })
  expirationDate: string | null;

  /** The day that its vendor was told of as over. */
  @Column({ type: 'date', nullable: true })
  toldPastDate: string | null;

  @Column({ type: 'text', array: true, default: () => "'{}'" })
  tags: string[];

  @Column({ type: 'boolean', default: true })
  isActive: boolean;

  @Column({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null;

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
