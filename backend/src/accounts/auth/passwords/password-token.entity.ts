import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

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
