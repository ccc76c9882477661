import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { Image } from '../../platform/media/image.entity.js';
import { Farm } from './farm.entity.js';

/** A photograph of a farm. The first one is the farm's `imageUrl`. */
@Entity('farm_photos')
export class FarmPhoto {
  @IdColumn('farm_photos')
  id: number;

  @Index('ix_farm_photos_farm_id')
  @Column({ type: 'integer' })
  farmId: number;

  @ManyToOne(() => Farm, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'farm_id', foreignKeyConstraintName: 'fk_farm_photos_farm' })
  farm?: Farm;

  @Index('ix_farm_photos_image_id')
  @Column({ type: 'text' })
  imageId: string;

  @ManyToOne(() => Image)
  @JoinColumn({ name: 'image_id', foreignKeyConstraintName: 'fk_farm_photos_image' })
  image?: Image;

  /** The claim that it waits for: until that is verified, only the claimant and staff see it. */
  @Index('ix_farm_photos_claim_id', { synchronize: false })
  @Column({ type: 'integer', nullable: true })
  claimId: number | null;

  @ManyToOne('FarmClaim', { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'claim_id', foreignKeyConstraintName: 'fk_farm_photos_claim' })
  claim?: unknown;

  /** What it shows, in words; may be empty. */
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
