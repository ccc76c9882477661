import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often signing in failed lately: for an account's name, or from an address. */
@Entity('sign_in_failures')
export class SignInFailure {
  /**
   * "account:…" (a hash of what was typed), "account:…@203.0.113.7" (the same from one address), "device:…:…"
   * (a known device at an account), "code:7" (an account's second factor) or "address:203.0.113.7".
   */
  @PrimaryColumn({ type: 'text' })
  subject: string;

  @Column({ type: 'integer' })
  failures: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastFailedAt: Date;
}
