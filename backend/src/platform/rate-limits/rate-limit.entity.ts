import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many requests came of one kind from one address, in the time that began with the first of them. */
@Entity('rate_limits')
export class RateLimit {
  /** A hash of route and address: the table does not say who was here. */
  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ type: 'integer' })
  count: number;

  @Column({ type: 'timestamptz' })
  endsAt: Date;
}
