import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('sign_in_failures')
export class SignInFailure {
  /** "account:<hash>", "account:<hash>@203.0.113.7", "device:…:…", "code:7" or "address:203.0.113.7" */
  @PrimaryColumn({ type: 'text' })
  subject: string;

  @Column({ type: 'integer' })
  failures: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastFailedAt: Date;
}
