import { Column, CreateDateColumn, Entity, UpdateDateColumn } from 'typeorm';
import type { ListingCategory, Unit } from '../../contract/directory/categories.js';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('listings')
export class Listing {
  @IdColumn()
  id: number;

  @Column({ type: 'integer', nullable: true })
  farmId: number | null;

  /** Whose it is. Null for listings that nobody manages. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

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

  /** These six are the farm's where the form left them empty, so that search reads one table. */
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

  @Column({ type: 'timestamptz', default: () => 'now()' })
  confirmedAt: Date;

  /** When the farmer was asked to confirm it; null since the last confirmation. */
  @Column({ type: 'timestamptz', nullable: true })
  askedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  hiddenAt: Date | null;

  /** When staff took it down. It is not available then, whatever its farmer does. */
  @Column({ type: 'timestamptz', nullable: true })
  removedAt: Date | null;

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
