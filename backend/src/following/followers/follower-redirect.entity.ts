import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Whom a link leads to that was sent to an address before its reader had an account. */
@Entity('follower_redirects')
export class FollowerRedirect {
  /** The id that the follower had. */
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  followerId: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
