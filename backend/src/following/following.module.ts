import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FollowersModule } from './followers/followers.module.js';
import { FollowsModule } from './follows/follows.module.js';
import { Notice } from './notices/notice.entity.js';

@Module({ imports: [FollowersModule, FollowsModule, TypeOrmModule.forFeature([Notice])] })
export class FollowingModule {}
