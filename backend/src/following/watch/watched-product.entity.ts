import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** What a followed product was when followers were last told, or it was first followed. */
@Entity('watched_products')
export class WatchedProduct {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_watched_products' })
  productId: number;

  @ManyToOne('Product', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_watched_products_product' })
  product?: unknown;

  @Column({ type: 'boolean' })
  isInStock: boolean;

  /** Cents. */
  @Column({ type: 'integer' })
  price: number;
}
