import { Entity, PrimaryColumn } from 'typeorm';

/** That a visitor opened a product's page on a day; once, however often the page is loaded. */
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
