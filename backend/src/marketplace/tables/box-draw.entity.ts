import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Cents of a member's card payment that the order of a box used up: these are its farm's. */
@Entity('box_draws')
export class BoxDraw {
  @PrimaryColumn({ type: 'integer' })
  orderId: number;

  @PrimaryColumn({ type: 'integer' })
  paymentId: number;

  @Column({ type: 'integer' })
  cents: number;

  /** Of bought credit: the membership that it was spent on, where another one may have bought it. */
  @Column({ type: 'integer', nullable: true })
  subscriptionId: number | null;
}
