import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Farm } from './farm.entity.js';

/** Where a farm is found that was merged into another one. */
@Entity('farm_redirects')
export class FarmRedirect {
  /** The id that the farm had. */
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_farm_redirects' })
  id: number;

  @Index('ix_farm_redirects_farm_id')
  @Column({ type: 'integer' })
  farmId: number;

  @ManyToOne(() => Farm, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'farm_id', foreignKeyConstraintName: 'fk_farm_redirects_farm' })
  farm?: Farm;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
