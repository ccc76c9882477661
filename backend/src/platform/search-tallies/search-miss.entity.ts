import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SearchKind } from '../../contract/shared/search/search-kinds.js';

/** A day of UTC. */
@Entity('search_misses')
export class SearchMiss {
  @PrimaryColumn({ type: 'date' })
  day: string;

  @PrimaryColumn({ type: 'text' })
  kind: SearchKind;

  /** In lower case, cut. */
  @PrimaryColumn({ type: 'text' })
  term: string;

  @Column({ type: 'integer' })
  searches: number;
}
