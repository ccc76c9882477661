import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('weighings')
export class Weighing {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  orderItemId: number;

  /** Which of the line's packages it is, from 1. */
  @Column({ type: 'integer' })
  package: number;

  /** Rounded: no price comes from it. */
  @Column({ type: 'integer' })
  grams: number;

  /** What is priced, in the system of the price: "4.35 lb"; null where only grams were kept. */
  @Column({ type: 'text', nullable: true })
  weight: string | null;

  /** What the scale said, "1.973 kg", where that is of the other system. */
  @Column({ type: 'text', nullable: true })
  readAs: string | null;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
