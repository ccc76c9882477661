import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, Unique } from 'typeorm';
import type { BusinessRole } from '../../contract/accounts/business-roles.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { User } from '../users/user.entity.js';
import { Business } from './business.entity.js';

/** Somebody who works in a business. A person can own one, and work in others as well. */
@Entity('memberships')
@Unique('uq_memberships_user', ['businessId', 'userId'])
@Index('ix_memberships_owner', ['userId'], { unique: true, where: `role = 'owner'` })
@Check('ck_memberships_role', `role IN ('owner', 'manager', 'packer', 'bookkeeper')`)
export class Membership {
  @IdColumn('memberships')
  id: number;

  @Column({ type: 'integer' })
  businessId: number;

  @ManyToOne(() => Business, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'business_id', foreignKeyConstraintName: 'fk_memberships_business' })
  business?: Business;

  @Index('ix_memberships_user_id')
  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_memberships_user' })
  user?: User;

  @Column({ type: 'text' })
  role: BusinessRole;

  /** When the person last chose to work for it; the latest of theirs counts. */
  @Column({ type: 'timestamptz', nullable: true })
  chosenAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
