import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** What an import wrote, kept for a day so that it can be undone. */
@Entity('product_imports')
export class ProductImport {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  vendorId: number;

  /** How each of its products was, and what became of it: see `ImportedProduct`. */
  @Column({ type: 'jsonb' })
  products: unknown[];

  @Column({ type: 'timestamptz', nullable: true })
  undoneAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
