import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SearchKind } from '../../contract/shared/search/search-kinds.js';

@Entity('search_tallies')
export class SearchTally {
  @PrimaryColumn({ type: 'date' })
  day: string;

  @PrimaryColumn({ type: 'text' })
  kind: SearchKind;

  /** '' for searches without a known ZIP code. */
  @PrimaryColumn({ type: 'text' })
  zipCode: string;

  @Column({ type: 'integer' })
  searches: number;

  @Column({ type: 'integer' })
  foundNothing: number;
}
