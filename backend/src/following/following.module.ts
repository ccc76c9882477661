import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FollowersModule } from './followers/followers.module.js';
import { FollowsModule } from './follows/follows.module.js';
import { Notice } from './notices/notice.entity.js';
import { PushModule } from './push/push.module.js';

@Module({ imports: [FollowersModule, FollowsModule, PushModule, TypeOrmModule.forFeature([Notice])] })
export class FollowingModule {}
