import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A day of UTC. */
@Entity('search_days')
export class SearchDay {
  @PrimaryColumn({ type: 'date' })
  day: string;

  @Column({ type: 'integer' })
  searches: number;

  @Column({ type: 'integer' })
  foundNothing: number;
}
