import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Listing } from './listing.entity.js';

/** How often a listing's page was opened on one day. */
@Entity('listing_views')
export class ListingViewCount {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_listing_views' })
  listingId: number;

  @ManyToOne(() => Listing, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'listing_id', foreignKeyConstraintName: 'fk_listing_views_listing' })
  listing?: Listing;

  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'pk_listing_views' })
  day: string;

  @Column({ type: 'integer', default: 1 })
  views: number;
}
