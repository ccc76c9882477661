import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne } from 'typeorm';
import type { BusinessRole } from '../../contract/accounts/business-roles.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { User } from '../users/user.entity.js';
import { Business } from './business.entity.js';

/** Somebody who works in a business. A person can own one, and work in others as well. */
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

  /** When the person last chose to work for it; the latest of theirs counts. */
  @Column({ type: 'timestamptz', nullable: true })
  chosenAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
