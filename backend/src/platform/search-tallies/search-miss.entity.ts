import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { SEARCH_KINDS, type SearchKind } from '../../contract/shared/search/search-kinds.js';

/** Words that were searched on a day (UTC) and found nothing. */
@Entity('search_misses')
@Check('ck_search_misses_kind', `kind IN ('${SEARCH_KINDS.join(`', '`)}')`)
export class SearchMiss {
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'pk_search_misses' })
  day: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_search_misses' })
  kind: SearchKind;

  /** In lower case, cut. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_search_misses' })
  term: string;

  @Column({ type: 'integer' })
  searches: number;
}
