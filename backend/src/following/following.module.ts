import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FollowersModule } from './followers/followers.module.js';
import { FollowsModule } from './follows/follows.module.js';
import { MyFoodController } from './my-food/my-food.controller.js';
import { Notice } from './notices/notice.entity.js';

@Module({
  controllers: [MyFoodController],
  imports: [FollowersModule, FollowsModule, TypeOrmModule.forFeature([Notice])],
})
export class FollowingModule {}
