import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('email_confirmations')
export class EmailConfirmation {
  @PrimaryColumn({ type: 'text' })
  tokenHash: string;

  @Column({ type: 'integer' })
  userId: number;

  /** It counts only while the account still has it. */
  @Column({ type: 'citext' })
  email: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
