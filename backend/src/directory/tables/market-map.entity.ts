import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { StallMark } from '../../contract/directory/stall-map.js';

/** A picture of a market with its stalls. */
@Entity('market_maps')
export class MarketMap {
  @PrimaryColumn({ type: 'integer' })
  placeId: number;

  @Column({ type: 'text' })
  imageId: string;

  /** Of the picture, in pixels. */
  @Column({ type: 'integer' })
  width: number;

  @Column({ type: 'integer' })
  height: number;

  @Column({ type: 'jsonb', default: [] })
  marks: StallMark[];

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
