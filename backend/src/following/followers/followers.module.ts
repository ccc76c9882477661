import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../accounts/users/users.module.js';
import { FollowerRedirect } from './follower-redirect.entity.js';
import { Follower } from './follower.entity.js';
import { Followers } from './followers.service.js';

@Module({
  imports: [UsersModule, TypeOrmModule.forFeature([Follower, FollowerRedirect])],
  providers: [Followers],
  exports: [Followers],
})
export class FollowersModule {}
