import { Entity, PrimaryColumn } from 'typeorm';

@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn({ type: 'integer' })
  userId: number;

  @PrimaryColumn({ type: 'text' })
  codeHash: string;
}
