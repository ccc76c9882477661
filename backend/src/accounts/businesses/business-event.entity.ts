import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne } from 'typeorm';
import type { BusinessRole } from '../../contract/accounts/business-roles.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { User } from '../users/user.entity.js';

@Entity('business_events')
export class BusinessEvent {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  businessId: number;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn({ name: 'user_id' })
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
