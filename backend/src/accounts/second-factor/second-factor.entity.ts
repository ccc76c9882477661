import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The authenticator of one account. Signing in asks for it once it is confirmed. */
@Entity('second_factors')
export class SecondFactor {
  @PrimaryColumn({ type: 'integer' })
  userId: number;

  /** Encrypted, see platform/secrets/sealed-text.ts. */
  @Column({ type: 'text' })
  secret: string;

  /** Since when signing in asks for it; null until a right code has come. */
  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  /**
   * The time step (30 seconds since 1970) of the last code that counted; it and those before count no more.
   */
  @Column({ type: 'integer', nullable: true })
  lastStep: number | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
