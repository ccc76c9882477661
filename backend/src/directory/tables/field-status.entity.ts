import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, Unique } from 'typeorm';
import {
  FIELD_STATES,
  FIELD_STATUS_CHANNELS,
  type FieldState,
  type FieldStatusChannel,
} from '../../contract/directory/field-states.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { Image } from '../../platform/media/image.entity.js';
import { FarmClaim } from './farm-claim.entity.js';
import { Farm } from './farm.entity.js';
import { Place } from './place.entity.js';

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

/** What a farm or market said of a crop, or of itself, until a moment. One at a time holds of each crop. */
@Entity('field_statuses')
@Unique('uq_field_statuses_key', ['key'])
@Index('ix_field_statuses_farm', { synchronize: false })
@Index('ix_field_statuses_place', { synchronize: false })
@Index('ix_field_statuses_until', { synchronize: false })
@Index('ix_field_statuses_image_id', { synchronize: false })
@Index('ix_field_statuses_user_id', { synchronize: false })
@Check('ck_field_statuses_subject', 'num_nonnulls(farm_id, place_id) = 1')
@Check('ck_field_statuses_state', `state IN (${quoted(FIELD_STATES)})`)
@Check('ck_field_statuses_channel', `channel IN (${quoted(FIELD_STATUS_CHANNELS)})`)
@Check('ck_field_statuses_until', 'said_at < until')
export class FieldStatus {
  @IdColumn('field_statuses')
  id: number;

  @Column({ type: 'integer', nullable: true })
  farmId: number | null;

  @ManyToOne(() => Farm, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'farm_id', foreignKeyConstraintName: 'fk_field_statuses_farm' })
  farm?: Farm;

  /** The claim of the farm that it waits for: until that is verified, only the claimant and staff see it. */
  @Index('ix_field_statuses_claim_id', { synchronize: false })
  @Column({ type: 'integer', nullable: true })
  claimId: number | null;

  @ManyToOne(() => FarmClaim, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'claim_id', foreignKeyConstraintName: 'fk_field_statuses_claim' })
  claim?: FarmClaim;

  @Column({ type: 'integer', nullable: true })
  placeId: number | null;

  @ManyToOne(() => Place, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'place_id', foreignKeyConstraintName: 'fk_field_statuses_place' })
  place?: Place;

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

  @ManyToOne(() => Image, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'image_id', foreignKeyConstraintName: 'fk_field_statuses_image' })
  image?: Image;

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

  /** Who said it. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne('User', { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_field_statuses_user' })
  user?: unknown;

  @Column({ type: 'text' })
  channel: FieldStatusChannel;

  /** By which what is sent twice counts once; null where it came otherwise. */
  @Column({ type: 'text', nullable: true })
  key: string | null;

  @Index('ix_field_statuses_created_at')
  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
