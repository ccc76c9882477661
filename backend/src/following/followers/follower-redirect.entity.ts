import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Follower } from './follower.entity.js';

/** Whom a link leads to that was sent to an address before its reader had an account. */
@Entity('follower_redirects')
export class FollowerRedirect {
  /** The id that the follower had. */
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_follower_redirects' })
  id: number;

  @Index('ix_follower_redirects_follower_id')
  @Column({ type: 'integer' })
  followerId: number;

  @ManyToOne(() => Follower, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'follower_id', foreignKeyConstraintName: 'fk_follower_redirects_follower' })
  follower?: Follower;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
