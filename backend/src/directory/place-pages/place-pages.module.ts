import { Module } from '@nestjs/common';
import { PlaceIndex } from './place-index.js';
import { PlacePagesController } from './place-pages.controller.js';
import { PlacePagesService } from './place-pages.service.js';

@Module({ controllers: [PlacePagesController], providers: [PlacePagesService, PlaceIndex] })
export class PlacePagesModule {}
