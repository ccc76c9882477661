import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Hours that a member works for a part of their share, as they were on joining. */
@Entity('share_works')
export class ShareWork {
  @PrimaryColumn({ type: 'integer' })
  subscriptionId: number;

  @Column({ type: 'integer' })
  hours: number;

  /** Cents an hour. */
  @Column({ type: 'integer' })
  rate: number;

  /** The last day to work. */
  @Column({ type: 'date' })
  until: string;

  /** The payment that is paid by work. */
  @Column({ type: 'integer' })
  paymentId: number;

  /** The payment that the farm asked for since hours are missing. */
  @Column({ type: 'integer', nullable: true })
  askedId: number | null;

  /** The farm lets missing hours go. */
  @Column({ type: 'timestamptz', nullable: true })
  waivedAt: Date | null;
}
