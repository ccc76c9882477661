import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ImportStep } from './import-step.entity.js';
import { StoredPlaceRecord } from './place-record.entity.js';
import { Place } from './place.entity.js';

@Module({ imports: [TypeOrmModule.forFeature([Place, StoredPlaceRecord, ImportStep])] })
export class PlacesModule {}
