import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('follower_redirects')
export class FollowerRedirect {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  followerId: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
