import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import type { BusinessRole } from '../../contract/accounts/business-roles.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { User } from '../users/user.entity.js';
import { Business } from './business.entity.js';

/** What was done to a business and its people, by whom, in what role; null for the system. */
@Entity('business_events')
@Check('ck_business_events_role', `role IN ('owner', 'manager', 'packer', 'bookkeeper')`)
@Index('ix_business_events_business_id', ['businessId', 'id'])
export class BusinessEvent {
  @IdColumn('business_events')
  id: number;

  @Column({ type: 'integer' })
  businessId: number;

  @ManyToOne(() => Business, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'business_id', foreignKeyConstraintName: 'fk_business_events_business' })
  business?: Business;

  @Index('ix_business_events_user_id')
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_business_events_user' })
  user?: User | null;

  @Column({ type: 'text', nullable: true })
  role: BusinessRole | null;

  @Column({ type: 'text' })
  action: string;

  @Column({ type: 'jsonb', nullable: true })
  detail: Record<string, string> | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
