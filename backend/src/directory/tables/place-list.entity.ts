import { Column, CreateDateColumn, Entity, UpdateDateColumn } from 'typeorm';
import type { PlaceKind } from '../../contract/directory/place-kinds.js';
import type { ChosenListColumn, RefreshRhythm } from '../../contract/directory/place-lists.js';
import { IdColumn } from '../../platform/database/id-column.js';

/** A city's or state's list of places. Its records are of the source 'list', with its id before theirs. */
@Entity('place_lists')
export class PlaceList {
  @IdColumn()
  id: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  kind: PlaceKind;

  /** Where all are whose row names none. */
  @Column({ type: 'text', nullable: true })
  city: string | null;

  @Column({ type: 'text', nullable: true })
  state: string | null;

  /** A hash of its columns' heads, which says that a file has the same. */
  @Column({ type: 'text' })
  heads: string;

  /** What each column is, in the file's order. */
  @Column({ type: 'jsonb' })
  columns: { head: string; is: ChosenListColumn }[];

  /** Where it is fetched from. */
  @Column({ type: 'text', nullable: true })
  address: string | null;

  /** How often; null for never. */
  @Column({ type: 'text', nullable: true })
  rhythm: RefreshRhythm | null;

  /** When it was last fetched, or couldn't be. */
  @Column({ type: 'timestamptz', nullable: true })
  triedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
