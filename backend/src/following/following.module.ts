import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Follower } from './followers/follower.entity.js';
import { Follow } from './follows/follow.entity.js';
import { Notice } from './notices/notice.entity.js';

@Module({ imports: [TypeOrmModule.forFeature([Follower, Follow, Notice])] })
export class FollowingModule {}
