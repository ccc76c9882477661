import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SearchKind } from '../../contract/shared/search/search-kinds.js';

/** How often people searched around a ZIP code on a day (UTC), and how often nothing was found. */
@Entity('search_tallies')
export class SearchTally {
  @PrimaryColumn({ type: 'date' })
  day: string;

  @PrimaryColumn({ type: 'text' })
  kind: SearchKind;

  /** '' for searches without a ZIP code, or around one that does not exist. */
  @PrimaryColumn({ type: 'text' })
  zipCode: string;

  @Column({ type: 'integer' })
  searches: number;

  @Column({ type: 'integer' })
  foundNothing: number;
}
