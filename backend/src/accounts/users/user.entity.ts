import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { Role } from '../../contract/accounts/roles.js';
import type { StaffRole } from '../../contract/shared/capabilities.js';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('users')
export class User {
  @IdColumn()
  id: number;

  @Column({ type: 'citext' })
  username: string;

  @Column({ type: 'citext' })
  email: string;

  /** Null: not confirmed yet. */
  @Column({ type: 'timestamptz', nullable: true })
  emailConfirmedAt: Date | null;

  /** An Argon2id hash in PHC format. */
  @Column({ type: 'text' })
  password: string;

  @Column({ type: 'text', default: 'user' })
  role: Role;

  /** Null: everything for admins from before staff roles, nothing for others. */
  @Column({ type: 'text', nullable: true })
  staffRole: StaffRole | null;

  @Column({ type: 'text', nullable: true })
  firstName: string | null;

  @Column({ type: 'text', nullable: true })
  lastName: string | null;

  @Column({ type: 'text', nullable: true })
  phone: string | null;

  @Column({ type: 'text', nullable: true })
  address: string | null;

  @Column({ type: 'text', nullable: true })
  city: string | null;

  @Column({ type: 'text', nullable: true })
  state: string | null;

  @Column({ type: 'text', nullable: true })
  zipCode: string | null;

  @Column({ type: 'text', nullable: true })
  stripeCustomerId: string | null;

  /** Since when the person may not sign in. */
  @Column({ type: 'timestamptz', nullable: true })
  lockedAt: Date | null;

  /** Why, as the person was told. */
  @Column({ type: 'text', nullable: true })
  lockReason: string | null;

  /** When the person put the selling guide away; null while they see it. */
  @Column({ type: 'timestamptz', nullable: true })
  guideDismissedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
