import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
} from 'typeorm';
import { User } from '../../users/user.entity.js';

/** A single-use link by which somebody may set a password; only its hash is kept. */
@Entity('password_tokens')
@Check('ck_password_tokens_purpose', `purpose IN ('reset', 'invitation')`)
export class PasswordToken {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_password_tokens' })
  tokenHash: string;

  @Index('ix_password_tokens_user_id')
  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_password_tokens_user' })
  user?: User;

  @Column({ type: 'text' })
  purpose: 'reset' | 'invitation';

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
