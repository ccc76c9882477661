import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('listing_views')
export class ListingViewCount {
  @PrimaryColumn({ type: 'integer' })
  listingId: number;

  @PrimaryColumn({ type: 'date' })
  day: string;

  @Column({ type: 'integer', default: 1 })
  views: number;
}
