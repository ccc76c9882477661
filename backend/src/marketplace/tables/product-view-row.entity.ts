import { Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Product } from './product.entity.js';

/** That a visitor opened a product's page on a day; once, however often the page is loaded. */
@Entity('product_views')
export class ProductViewRow {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_product_views' })
  productId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_product_views_product' })
  product?: Product;

  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'pk_product_views' })
  day: string;

  /** A keyed hash that changes daily. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_product_views' })
  visitor: string;
}
