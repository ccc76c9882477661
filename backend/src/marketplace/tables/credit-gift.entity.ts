import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Bought farm credit that is for somebody else. The names are gone once its giver's account is erased. */
@Entity('credit_gifts')
export class CreditGift {
  @PrimaryColumn({ type: 'integer' })
  purchaseId: number;

  @Column({ type: 'text', nullable: true })
  email: string | null;

  @Column({ type: 'text', nullable: true })
  fromName: string | null;

  @Column({ type: 'text', nullable: true })
  message: string | null;

  /** Of the link in the email; null until it is paid. */
  @Column({ type: 'text', nullable: true })
  tokenHash: string | null;

  @Column({ type: 'integer', nullable: true })
  takenById: number | null;

  @Column({ type: 'timestamptz', nullable: true })
  takenAt: Date | null;

  /** Its giver took it back. */
  @Column({ type: 'timestamptz', nullable: true })
  withdrawnAt: Date | null;
}
