import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** It allows one order and is gone then. Neither the email nor the link can be read from it. */
@Entity('placing_confirmations')
export class PlacingConfirmation {
  @IdColumn()
  id: number;

  /** Of the token in the link. */
  @Column({ type: 'text' })
  tokenHash: string;

  @Column({ type: 'text' })
  emailHash: string;

  /** The account, or the hash of the guest's cookie, whose cart is ordered. */
  @Column({ type: 'text' })
  device: string;

  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
