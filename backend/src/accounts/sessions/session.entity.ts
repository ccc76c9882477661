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

  /** As whom its member of the staff views the site. */
  @Column({ type: 'integer', nullable: true })
  viewedUserId: number | null;

  @Column({ type: 'timestamptz', nullable: true })
  viewedUntil: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastSeenAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
