import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne } from 'typeorm';
import type { BusinessRole } from '../../contract/accounts/business-roles.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { User } from '../users/user.entity.js';
import { Business } from './business.entity.js';

@Entity('memberships')
export class Membership {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  businessId: number;

  @ManyToOne(() => Business)
  @JoinColumn({ name: 'business_id' })
  business?: Business;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'user_id' })
  user?: User;

  @Column({ type: 'text' })
  role: BusinessRole;

  /** When they last chose to work for it; the latest counts. */
  @Column({ type: 'timestamptz', nullable: true })
  chosenAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
