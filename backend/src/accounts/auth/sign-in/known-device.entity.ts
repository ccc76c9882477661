import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser that has signed in to an account before. */
@Entity('known_devices')
export class KnownDevice {
  /** A hash of the cookie that names the browser. */
  @PrimaryColumn({ type: 'text' })
  tokenHash: string;

  @PrimaryColumn({ type: 'integer' })
  userId: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastUsedAt: Date;
}
