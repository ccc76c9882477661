import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('favorites')
export class Favorite {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  userId: number;

  @Column({ type: 'integer', nullable: true })
  productId: number | null;

  @Column({ type: 'integer', nullable: true })
  vendorId: number | null;

  /** "listing-4", "farm-7", "place-12". No foreign key: what is deleted stays in the list, as gone. */
  @Column({ type: 'text', nullable: true })
  itemKey: string | null;

  /** What it was called when it was saved; products and vendors keep their own name. */
  @Column({ type: 'text', nullable: true })
  name: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
