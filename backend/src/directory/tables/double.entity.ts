import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { DoubleReason } from '../../contract/directory/admin/doubles.admin.js';
import { IdColumn } from '../../platform/database/id-column.js';

/** Two entries that may be one. A farm comes before a place, and of two alike the older one. */
@Entity('doubles')
export class Double {
  @IdColumn()
  id: number;

  /** `farm-7`, `place-12`. */
  @Column({ type: 'text' })
  oneKey: string;

  @Column({ type: 'text' })
  otherKey: string;

  @Column({ type: 'text', array: true })
  reasons: DoubleReason[];

  @CreateDateColumn({ name: 'found_at', type: 'timestamptz', default: () => 'now()' })
  foundAt: Date;

  /** Staff have said that they are two. */
  @Column({ type: 'timestamptz', nullable: true })
  differentAt: Date | null;

  /** Of the first that has one. */
  @Column({ type: 'text', nullable: true })
  state: string | null;

  /** Both are shown; what hides, rejects, merges or deletes one says so by a trigger. */
  @Column({ type: 'boolean', default: true })
  isListed: boolean;
}
