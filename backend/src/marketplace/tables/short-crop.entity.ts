import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { BusinessRole } from '../../contract/accounts/business-roles.js';
import type { CropRule } from '../../contract/marketplace/short-crop-words.js';
import type { ShortReason } from '../../contract/marketplace/short-row-words.js';
import { IdColumn } from '../../platform/database/id-column.js';

/** A crop that a farm has less of than a day needs; open until it is closed or undone. */
@Entity('short_crops')
export class ShortCrop {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  vendorId: number;

  @Column({ type: 'date' })
  day: string;

  /** Name and unit, as they are compared. */
  @Column({ type: 'text' })
  key: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  unit: string;

  @Column({ type: 'integer' })
  needed: number;

  @Column({ type: 'integer' })
  available: number;

  @Column({ type: 'text' })
  rule: CropRule;

  @Column({ type: 'text' })
  reason: ShortReason;

  /** When refunds and emails go out at the latest. */
  @Column({ type: 'timestamptz' })
  sendsAt: Date;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @Column({ type: 'text', nullable: true })
  role: BusinessRole | null;

  /** From then on refunds and emails go out, and nothing is undone. */
  @Column({ type: 'timestamptz', nullable: true })
  closedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  undoneAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
