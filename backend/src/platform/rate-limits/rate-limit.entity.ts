import { Column, Entity, PrimaryColumn } from 'typeorm';

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
