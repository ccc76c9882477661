import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  UpdateDateColumn,
} from 'typeorm';
import type { ListingCategory, Unit } from '../../contract/directory/categories.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { Farm } from './farm.entity.js';

@Entity('listings')
@Check('ck_listings_unit', `unit IN ('each', 'pound', 'basket', 'dozen', 'bunch', 'other')`)
@Check(
  'ck_listings_category',
  `category IN ('vegetables', 'fruits', 'herbs', 'dairy', 'eggs', 'honey', 'meat', 'poultry', 'seafood', 'grains',
   'seeds', 'nuts', 'baked-goods', 'preserves', 'beverages', 'flowers', 'plants', 'artisan-goods', 'other')`,
)
@Check('ck_listings_position', 'latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180')
@Index('ix_listings_search', { synchronize: false })
@Index('ix_listings_newest', { synchronize: false })
@Index('ix_listings_category_newest', { synchronize: false })
@Index('ix_listings_map', { synchronize: false })
@Index('ix_listings_to_confirm', { synchronize: false })
@Check(
  'ck_listings_removed',
  `num_nulls(removed_at, removed_reason, was_available) IN (0, 3) AND (removed_at IS NULL OR NOT is_available)`,
)
@Index('ix_listings_created_at', ['createdAt', 'id'])
@Index('ix_listings_product_name', ['productName', 'id'])
@Index('ix_listings_category_name', ['category', 'productName', 'id'])
@Index('ix_listings_category_created', ['category', 'createdAt', 'id'])
@Index('ix_listings_not_shown_name', { synchronize: false })
@Index('ix_listings_not_shown_created', { synchronize: false })
@Index('ix_listings_unavailable_search', { synchronize: false })
@Index('ix_listings_removed_at', ['removedAt', 'id'], { where: 'removed_at IS NOT NULL' })
export class Listing {
  @IdColumn('listings')
  id: number;

  @Index('ix_listings_farm_id')
  @Column({ type: 'integer', nullable: true })
  farmId: number | null;

  @ManyToOne(() => Farm, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'farm_id', foreignKeyConstraintName: 'fk_listings_farm' })
  farm?: Farm;

  /** Whose it is. Null for listings that nobody manages. */
  @Index('ix_listings_user_id')
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne('User', { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_listings_user' })
  user?: unknown;

  @Column({ type: 'text' })
  productName: string;

  @Column({ type: 'text' })
  description: string;

  /** Text, as the farmer typed it. */
  @Column({ type: 'text' })
  price: string;

  @Column({ type: 'text' })
  unit: Unit;

  @Column({ type: 'text' })
  category: ListingCategory;

  @Column({ type: 'text', nullable: true })
  imageUrl: string | null;

  @Column({ type: 'text', nullable: true })
  imageAlt: string | null;

  @Column({ type: 'boolean', default: true })
  isAvailable: boolean;

  /**
   * These six are the farm's where the form left them empty, written with the listing so that search reads
   * one table.
   */
  @Column({ type: 'text', nullable: true })
  farmName: string | null;

  @Column({ type: 'text', nullable: true })
  city: string | null;

  @Column({ type: 'text', nullable: true })
  state: string | null;

  @Column({ type: 'text', nullable: true })
  zipCode: string | null;

  @Column({ type: 'double precision', nullable: true })
  latitude: number | null;

  @Column({ type: 'double precision', nullable: true })
  longitude: number | null;

  @Column({ type: 'text', nullable: true })
  email: string | null;

  @Column({ type: 'text', nullable: true })
  phone: string | null;

  @Column({ type: 'boolean', default: false })
  isDemonstration: boolean;

  /** Filled by a trigger; never read by the program. */
  @Column({ type: 'tsvector', select: false, insert: false, update: false })
  search: string;

  /** When its farmer last said that it is still true. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  confirmedAt: Date;

  /** When the farmer was asked to confirm it; null since the last confirmation. */
  @Column({ type: 'timestamptz', nullable: true })
  askedAt: Date | null;

  /** When it was taken out of the search because nobody confirmed it. */
  @Column({ type: 'timestamptz', nullable: true })
  hiddenAt: Date | null;

  /** When staff took it down. It is not available then, whatever its farmer does. */
  @Column({ type: 'timestamptz', nullable: true })
  removedAt: Date | null;

  /** Why, in words that its farmer reads. */
  @Column({ type: 'text', nullable: true })
  removedReason: string | null;

  /** Whether it is to be offered once staff put it back; null while it is not taken down. */
  @Column({ type: 'boolean', nullable: true })
  wasAvailable: boolean | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
