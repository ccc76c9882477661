import { Module } from '@nestjs/common';
import { FollowersModule } from './followers/followers.module.js';
import { FollowsModule } from './follows/follows.module.js';
import { MyFoodController } from './my-food/my-food.controller.js';
import { NoticesModule } from './notices/notices.module.js';
import { PushModule } from './push/push.module.js';
import { WatchModule } from './watch/watch.module.js';

@Module({
  controllers: [MyFoodController],
  imports: [FollowersModule, FollowsModule, NoticesModule, PushModule, WatchModule],
})
export class FollowingModule {}
