import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { Farm } from './farm.entity.js';
import { Place } from './place.entity.js';

/** What a visitor says is wrong with a place or a farm; it is about exactly one of them. */
@Entity('corrections')
@Check('ck_corrections_status', `status IN ('new', 'done', 'dismissed')`)
@Check('ck_corrections_subject', 'num_nonnulls(place_id, farm_id) = 1')
@Index('ix_corrections_status', ['status', 'createdAt', 'id'])
@Index('ix_corrections_created_at', ['createdAt', 'id'])
export class Correction {
  @IdColumn('corrections')
  id: number;

  @Index('ix_corrections_place_id')
  @Column({ type: 'integer', nullable: true })
  placeId: number | null;

  @ManyToOne(() => Place, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'place_id', foreignKeyConstraintName: 'fk_corrections_place' })
  place?: Place;

  @Index('ix_corrections_farm_id')
  @Column({ type: 'integer', nullable: true })
  farmId: number | null;

  @ManyToOne(() => Farm, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'farm_id', foreignKeyConstraintName: 'fk_corrections_farm' })
  farm?: Farm;

  @Column({ type: 'text' })
  message: string;

  @Column({ type: 'text', nullable: true })
  email: string | null;

  @Column({ type: 'text', default: 'new' })
  status: 'new' | 'done' | 'dismissed';

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
