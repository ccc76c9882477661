import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';

/** A link by which a person shows that an email address is theirs. Only its hash is kept. */
@Entity('email_confirmations')
export class EmailConfirmation {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_email_confirmations' })
  tokenHash: string;

  @Index('ix_email_confirmations_user_id')
  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_email_confirmations_user' })
  user?: User;

  /** The address that the link went to. It counts only while the account still has it. */
  @Column({ type: 'citext' })
  email: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
