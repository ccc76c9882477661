import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { FieldState, FieldStatusChannel } from '../../contract/directory/field-states.js';
import { IdColumn } from '../../platform/database/id-column.js';

/** One at a time holds of each crop. */
@Entity('field_statuses')
export class FieldStatus {
  @IdColumn()
  id: number;

  @Column({ type: 'integer', nullable: true })
  farmId: number | null;

  /** The claim of the farm that it waits for: until that is verified, only the claimant and staff see it. */
  @Column({ type: 'integer', nullable: true })
  claimId: number | null;

  @Column({ type: 'integer', nullable: true })
  placeId: number | null;

  /** As it is shown; null where the whole farm or market is meant. */
  @Column({ type: 'text', nullable: true })
  crop: string | null;

  /** The crop as crops are compared, see `cropKey`; '' for the whole farm or market. */
  @Column({ type: 'text' })
  cropKey: string;

  @Column({ type: 'text' })
  state: FieldState;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  @Column({ type: 'text', nullable: true })
  imageId: string | null;

  /** Hours today, "HH:MM" in the farm's own time. */
  @Column({ type: 'text', nullable: true })
  opens: string | null;

  @Column({ type: 'text', nullable: true })
  closes: string | null;

  /** When it was said, which is before it came where it waited for a network. */
  @Column({ type: 'timestamptz' })
  saidAt: Date;

  @Column({ type: 'timestamptz' })
  until: Date;

  /** When another one took its place, or it was ended. What ends by itself has none. */
  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  /** The one that it took the place of, which comes back when it is undone. */
  @Column({ type: 'integer', nullable: true })
  replacedId: number | null;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @Column({ type: 'text' })
  channel: FieldStatusChannel;

  /** By which what is sent twice counts once; null where it came otherwise. */
  @Column({ type: 'text', nullable: true })
  key: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
