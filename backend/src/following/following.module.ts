import { Module } from '@nestjs/common';
import { FollowersModule } from './followers/followers.module.js';
import { FollowsModule } from './follows/follows.module.js';
import { NoticesModule } from './notices/notices.module.js';

@Module({ imports: [FollowersModule, FollowsModule, NoticesModule] })
export class FollowingModule {}
