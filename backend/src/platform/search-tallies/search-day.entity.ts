import { Column, Entity, PrimaryColumn } from 'typeorm';

/** All searches of a day (UTC) together. */
@Entity('search_days')
export class SearchDay {
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'pk_search_days' })
  day: string;

  @Column({ type: 'integer' })
  searches: number;

  @Column({ type: 'integer' })
  foundNothing: number;
}
