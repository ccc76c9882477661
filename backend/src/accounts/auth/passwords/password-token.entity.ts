import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A single-use link by which somebody may set a password; only its hash is kept. */
@Entity('password_tokens')
export class PasswordToken {
  @PrimaryColumn({ type: 'text' })
  tokenHash: string;

  @Column({ type: 'integer' })
  userId: number;

  @Column({ type: 'text' })
  purpose: 'reset' | 'invitation';

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
