import { Check, Column, CreateDateColumn, Entity, Unique } from 'typeorm';
import type { Role } from '../../contract/accounts/roles.js';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('users')
@Unique('uq_users_username', ['username'])
@Unique('uq_users_email', ['email'])
@Unique('uq_users_stripe_customer_id', ['stripeCustomerId'])
@Check('ck_users_role', `role IN ('admin', 'farmer', 'user', 'vendor')`)
export class User {
  @IdColumn('users')
  id: number;

  @Column({ type: 'citext' })
  username: string;

  @Column({ type: 'citext' })
  email: string;

  /** An Argon2id hash in PHC format. */
  @Column({ type: 'text' })
  password: string;

  @Column({ type: 'text', default: 'user' })
  role: Role;

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

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
