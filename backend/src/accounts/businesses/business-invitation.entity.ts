import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne } from 'typeorm';
import type { BusinessRole } from '../../contract/accounts/business-roles.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { Business } from './business.entity.js';

@Entity('business_invitations')
export class BusinessInvitation {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  businessId: number;

  @ManyToOne(() => Business)
  @JoinColumn({ name: 'business_id' })
  business?: Business;

  @Column({ type: 'citext' })
  email: string;

  @Column({ type: 'text' })
  role: BusinessRole;

  @Column({ type: 'text' })
  tokenHash: string;

  @Column({ type: 'integer', nullable: true })
  invitedBy: number | null;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
