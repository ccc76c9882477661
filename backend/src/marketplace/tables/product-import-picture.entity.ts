import { Column, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** A photo that a file of products names by its address. It waits while it has no `url` and no `failure`. */
@Entity('product_import_pictures')
export class ProductImportPicture {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  importId: number;

  @Column({ type: 'integer' })
  productId: number;

  /** Its place among those that the file has for the product. */
  @Column({ type: 'integer' })
  position: number;

  @Column({ type: 'text' })
  address: string;

  /** Noted before each, as one may end the process. */
  @Column({ type: 'integer', default: 0 })
  tries: number;

  /** Where it is kept here. */
  @Column({ type: 'text', nullable: true })
  url: string | null;

  /** Why it couldn't be had, as a sentence. */
  @Column({ type: 'text', nullable: true })
  failure: string | null;
}
