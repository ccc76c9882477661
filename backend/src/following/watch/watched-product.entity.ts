import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a followed product was when followers were last told, or it was first followed. */
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
