import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A link by which a person shows that an email address is theirs. Only its hash is kept. */
@Entity('email_confirmations')
export class EmailConfirmation {
  @PrimaryColumn({ type: 'text' })
  tokenHash: string;

  @Column({ type: 'integer' })
  userId: number;

  /** The address that the link went to. It counts only while the account still has it. */
  @Column({ type: 'citext' })
  email: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
