import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, Unique } from 'typeorm';
import type { BusinessRole } from '../../contract/accounts/business-roles.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { User } from '../users/user.entity.js';
import { Business } from './business.entity.js';

/** An open invitation to work in a business; accepting or withdrawing it deletes it. */
@Entity('business_invitations')
@Unique('uq_business_invitations_email', ['businessId', 'email'])
@Unique('uq_business_invitations_token_hash', ['tokenHash'])
@Check('ck_business_invitations_role', `role IN ('owner', 'manager', 'packer', 'bookkeeper')`)
export class BusinessInvitation {
  @IdColumn('business_invitations')
  id: number;

  @Column({ type: 'integer' })
  businessId: number;

  @ManyToOne(() => Business, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'business_id', foreignKeyConstraintName: 'fk_business_invitations_business' })
  business?: Business;

  @Column({ type: 'citext' })
  email: string;

  @Column({ type: 'text' })
  role: BusinessRole;

  @Column({ type: 'text' })
  tokenHash: string;

  @Column({ type: 'integer', nullable: true })
  invitedBy: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'invited_by', foreignKeyConstraintName: 'fk_business_invitations_invited_by' })
  inviter?: User | null;

  @Index('ix_business_invitations_expires_at')
  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
