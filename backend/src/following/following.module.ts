import { Module } from '@nestjs/common';
import { FollowersModule } from './followers/followers.module.js';
import { FollowsModule } from './follows/follows.module.js';
import { NoticesModule } from './notices/notices.module.js';
import { PushModule } from './push/push.module.js';
import { WatchModule } from './watch/watch.module.js';

@Module({ imports: [FollowersModule, FollowsModule, NoticesModule, PushModule, WatchModule] })
export class FollowingModule {}
