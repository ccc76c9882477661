import { Module } from '@nestjs/common';
import { InSeasonController } from './in-season.controller.js';

@Module({ controllers: [InSeasonController] })
export class InSeasonModule {}
