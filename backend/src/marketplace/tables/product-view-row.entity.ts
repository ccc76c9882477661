import { Entity, PrimaryColumn } from 'typeorm';

@Entity('product_views')
export class ProductViewRow {
  @PrimaryColumn({ type: 'integer' })
  productId: number;

  @PrimaryColumn({ type: 'date' })
  day: string;

  /** A keyed hash that changes daily. */
  @PrimaryColumn({ type: 'text' })
  visitor: string;
}
