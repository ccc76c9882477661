import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('farm_applications')
@Index('ix_farm_applications_created_at', ['createdAt', 'id'])
@Index('ix_farm_applications_new', ['createdAt', 'id'], { where: `status = 'new'` })
@Check('ck_farm_applications_status', `status IN ('new', 'approved', 'declined')`)
export class FarmApplication {
  @IdColumn('farm_applications')
  id: number;

  @Column({ type: 'text' })
  farmerName: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  phone: string;

  @Column({ type: 'text' })
  farmName: string;

  @Column({ type: 'text' })
  farmAddress: string;

  @Column({ type: 'text' })
  farmDescription: string;

  @Column({ type: 'text' })
  productsGrown: string;

  @Column({ type: 'text', nullable: true })
  certifications: string | null;

  @Column({ type: 'text' })
  experience: string;

  @Column({ type: 'text', default: 'new' })
  status: 'new' | 'approved' | 'declined';

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  /** Who decided; null once that account is erased. */
  @Index('ix_farm_applications_decided_by')
  @Column({ type: 'integer', nullable: true })
  decidedBy: number | null;

  @ManyToOne('User', { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'decided_by', foreignKeyConstraintName: 'fk_farm_applications_decider' })
  decider?: unknown;

  /** Why it was declined, as the applicant was told. */
  @Column({ type: 'text', nullable: true })
  reason: string | null;

  /** The farmer's account, once approved. */
  @Index('ix_farm_applications_user_id')
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne('User', { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_farm_applications_user' })
  user?: unknown;

  /** The farm that was made of it. */
  @Index('ix_farm_applications_farm_id')
  @Column({ type: 'integer', nullable: true })
  farmId: number | null;

  @ManyToOne('Farm', { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'farm_id', foreignKeyConstraintName: 'fk_farm_applications_farm' })
  farm?: unknown;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
