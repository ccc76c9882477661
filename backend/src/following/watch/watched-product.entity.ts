import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('watched_products')
export class WatchedProduct {
  @PrimaryColumn({ type: 'integer' })
  productId: number;

  @Column({ type: 'boolean' })
  isInStock: boolean;

  /** Cents. */
  @Column({ type: 'integer' })
  price: number;
}
