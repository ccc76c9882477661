import { Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { SecondFactor } from './second-factor.entity.js';

/** A code for the day when the authenticator is lost; the row goes when it is used. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_recovery_codes' })
  userId: number;

  @ManyToOne(() => SecondFactor, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_recovery_codes_second_factor' })
  secondFactor?: SecondFactor;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_recovery_codes' })
  codeHash: string;
}
