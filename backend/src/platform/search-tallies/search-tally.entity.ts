import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { SEARCH_KINDS, type SearchKind } from '../../contract/shared/search/search-kinds.js';

/** How often people searched around a ZIP code on a day (UTC), and how often nothing was found. */
@Entity('search_tallies')
@Check('ck_search_tallies_kind', `kind IN ('${SEARCH_KINDS.join(`', '`)}')`)
@Index('ix_search_tallies_in_vain', { synchronize: false })
export class SearchTally {
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'pk_search_tallies' })
  day: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_search_tallies' })
  kind: SearchKind;

  /** '' for searches without a ZIP code, or around one that does not exist. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_search_tallies' })
  zipCode: string;

  @Column({ type: 'integer' })
  searches: number;

  @Column({ type: 'integer' })
  foundNothing: number;
}
