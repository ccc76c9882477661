import { Column, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** A size of a share. What is taken of its places never goes beyond them. */
@Entity('share_sizes')
export class ShareSize {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  planId: number;

  @Column({ type: 'integer' })
  position: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  /** Cents a box. */
  @Column({ type: 'integer' })
  price: number;

  @Column({ type: 'integer' })
  places: number;

  @Column({ type: 'integer', default: 0 })
  taken: number;

  /** How many crates of a window's room a box takes. */
  @Column({ type: 'integer', default: 1 })
  crates: number;
}
