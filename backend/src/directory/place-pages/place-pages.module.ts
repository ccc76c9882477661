import { Module } from '@nestjs/common';
import { FieldStatusModule } from '../field-status/field-status.module.js';
import { PlaceCalendarController } from './place-calendar.controller.js';
import { PlaceIndex } from './place-index.js';
import { PlacePagesController } from './place-pages.controller.js';
import { PlacePagesService } from './place-pages.service.js';

@Module({
  imports: [FieldStatusModule],
  controllers: [PlacePagesController, PlaceCalendarController],
  providers: [PlacePagesService, PlaceIndex],
})
export class PlacePagesModule {}
