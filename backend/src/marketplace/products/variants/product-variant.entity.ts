import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  UpdateDateColumn,
} from 'typeorm';
import { IdColumn } from '../../../platform/database/id-column.js';
import { Product } from '../product.entity.js';

/** A size or option of a product. A trigger keeps the product's price, stock and count of them. */
@Entity('product_variants')
@Check('ck_product_variants_price', 'price BETWEEN 1 AND 10000000')
@Check('ck_product_variants_inventory', 'inventory BETWEEN 0 AND 100000')
@Check('ck_product_variants_shipping_weight', 'shipping_weight > 0')
@Index('ix_product_variants_product_id', ['productId', 'position'])
@Index('uq_product_variants_name', { synchronize: false })
export class ProductVariant {
  @IdColumn('product_variants')
  id: number;

  @Column({ type: 'integer' })
  productId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_product_variants_product' })
  product?: Product;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'integer' })
  position: number;

  /** Cents. */
  @Column({ type: 'integer' })
  price: number;

  /** As of a product: `MAX_QUANTITY` where that is made to order. */
  @Column({ type: 'integer' })
  inventory: number;

  /** One of the product's pictures. */
  @Column({ type: 'text', nullable: true })
  imageUrl: string | null;

  /** Pounds; null for the product's. */
  @Column({ type: 'double precision', nullable: true })
  shippingWeight: number | null;

  /** Null for the product's. */
  @Column({ type: 'boolean', nullable: true })
  isOrganic: boolean | null;

  /** Taken out of the shop for good; orders still point to it. */
  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
