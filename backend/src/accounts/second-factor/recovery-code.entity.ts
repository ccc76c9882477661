import { Entity, PrimaryColumn } from 'typeorm';

/** A code for the day when the authenticator is lost; the row goes when it is used. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn({ type: 'integer' })
  userId: number;

  @PrimaryColumn({ type: 'text' })
  codeHash: string;
}
