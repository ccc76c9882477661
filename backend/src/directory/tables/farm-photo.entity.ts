import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** The first one is the farm's `imageUrl`. */
@Entity('farm_photos')
export class FarmPhoto {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  farmId: number;

  @Column({ type: 'text' })
  imageId: string;

  /** The claim that it waits for: until that is verified, only the claimant and staff see it. */
  @Column({ type: 'integer', nullable: true })
  claimId: number | null;

  @Column({ type: 'text', default: '' })
  alt: string;

  /** 0 is the first. */
  @Column({ type: 'integer' })
  position: number;

  /** When its owner removed it. It can be brought back for a while, and isn't shown. */
  @Column({ type: 'timestamptz', nullable: true })
  removedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
