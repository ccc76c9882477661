import { Column, CreateDateColumn, Entity, UpdateDateColumn } from 'typeorm';
import type { WeightUnit } from '../../contract/marketplace/weight/weight.js';
import { IdColumn } from '../../platform/database/id-column.js';

/** A trigger keeps the product's price, stock and count of them. */
@Entity('product_variants')
export class ProductVariant {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  productId: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'integer' })
  position: number;

  /** Cents; for one `pricePer` where it is sold by weight. */
  @Column({ type: 'integer' })
  price: number;

  /** Null for what is sold each, as the figures of its weight. */
  @Column({ type: 'text', nullable: true })
  pricePer: WeightUnit | null;

  /** Cut or filled to the weight that is asked for, in steps of the nominal weight; else by the piece. */
  @Column({ type: 'boolean', default: false })
  inSteps: boolean;

  @Column({ type: 'integer', nullable: true })
  leastGrams: number | null;

  @Column({ type: 'integer', nullable: true })
  nominalGrams: number | null;

  @Column({ type: 'integer', nullable: true })
  mostGrams: number | null;

  /** What it weighs as its farm wrote it, "3.5 lb"; null where only grams were kept. */
  @Column({ type: 'text', nullable: true })
  leastWeight: string | null;

  @Column({ type: 'text', nullable: true })
  nominalWeight: string | null;

  @Column({ type: 'text', nullable: true })
  mostWeight: string | null;

  /** What a piece or step costs at most, in cents: carts and orders are priced at it. */
  @Column({ type: 'integer', nullable: true })
  mostPrice: number | null;

  /** Cents of each, instead of what the product asks for where it asks for a deposit. */
  @Column({ type: 'integer', nullable: true })
  deposit: number | null;

  /** As of a product: `MAX_QUANTITY` where that is made to order. */
  @Column({ type: 'integer' })
  inventory: number;

  @Column({ type: 'text', nullable: true })
  imageUrl: string | null;

  /** Pounds; null for the product's. */
  @Column({ type: 'double precision', nullable: true })
  shippingWeight: number | null;

  /** Null for the product's. */
  @Column({ type: 'boolean', nullable: true })
  isOrganic: boolean | null;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
