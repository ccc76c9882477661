import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PlaceUsesModule } from '../../directory/places/uses/place-uses.module.js';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { FollowersModule } from '../followers/followers.module.js';
import { AskedFollows } from './asked-follows.service.js';
import { FollowLinksController } from './follow-links.controller.js';
import { FollowRecords } from './follow-records.js';
import { Follow } from './follow.entity.js';
import { FollowedPlaces } from './followed-places.js';
import { FollowerCountsController } from './follower-counts.controller.js';
import { FollowsController } from './follows.controller.js';
import { FollowsService } from './follows.service.js';

@Module({
  imports: [FollowersModule, GeoModule, PlaceUsesModule, TypeOrmModule.forFeature([Follow])],
  controllers: [FollowsController, FollowLinksController, FollowerCountsController],
  providers: [FollowsService, AskedFollows, FollowRecords, FollowedPlaces],
  exports: [FollowsService],
})
export class FollowsModule {}
