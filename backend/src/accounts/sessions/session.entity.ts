import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('sessions')
export class SessionRow {
  /** SHA-256 of the cookie's session id, base64url. */
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @Column({ type: 'jsonb' })
  data: Record<string, unknown>;

  @Column({ type: 'text', nullable: true })
  userAgent: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastSeenAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
