import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** It is about exactly one of a place and a farm. */
@Entity('corrections')
export class Correction {
  @IdColumn()
  id: number;

  @Column({ type: 'integer', nullable: true })
  placeId: number | null;

  @Column({ type: 'integer', nullable: true })
  farmId: number | null;

  @Column({ type: 'text' })
  message: string;

  @Column({ type: 'text', nullable: true })
  email: string | null;

  @Column({ type: 'text', default: 'new' })
  status: 'new' | 'done' | 'dismissed';

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
