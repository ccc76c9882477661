import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { Follower } from '../followers/follower.entity.js';

/** What someone follows: by its key, or a search near a ZIP code. */
@Entity('follows')
@Index('ix_follows_key', ['followerId', 'key'], { unique: true })
@Index('ix_follows_followers', { synchronize: false })
@Index('ix_follows_search', { synchronize: false })
@Check('ck_follows_subject', 'num_nonnulls(key, words) = 1')
@Check('ck_follows_key', `key ~ '^(farm|place|product)-[1-9][0-9]{0,8}$'`)
@Check('ck_follows_search', 'num_nonnulls(words, zip_code, miles, latitude, longitude) IN (0, 5)')
export class Follow {
  @IdColumn('follows')
  id: number;

  @Column({ type: 'integer' })
  followerId: number;

  @ManyToOne(() => Follower, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'follower_id', foreignKeyConstraintName: 'fk_follows_follower' })
  follower?: Follower;

  /** "farm-7", "place-12", "product-3". No foreign key, as of favorites. */
  @Column({ type: 'text', nullable: true })
  key: string | null;

  /** What it was called when it was followed; of a search its words. */
  @Column({ type: 'text' })
  name: string;

  /** What a search looks for. */
  @Column({ type: 'text', nullable: true })
  words: string | null;

  @Column({ type: 'text', nullable: true })
  zipCode: string | null;

  @Column({ type: 'integer', nullable: true })
  miles: number | null;

  /** Of the ZIP code. */
  @Column({ type: 'double precision', nullable: true })
  latitude: number | null;

  @Column({ type: 'double precision', nullable: true })
  longitude: number | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
