import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../accounts/users/users.module.js';
import { adminController } from '../../platform/admin/admin-controller.js';
import { FollowerRedirect } from './follower-redirect.entity.js';
import { Follower } from './follower.entity.js';
import { followerResource } from './followers.admin.sql.js';
import { Followers } from './followers.service.js';
import { FollowersStaff } from './followers.staff.js';

@Module({
  imports: [UsersModule, TypeOrmModule.forFeature([Follower, FollowerRedirect])],
  controllers: [adminController(followerResource, FollowersStaff)],
  providers: [Followers, FollowersStaff],
  exports: [Followers],
})
export class FollowersModule {}
