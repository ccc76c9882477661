import { Module } from '@nestjs/common';
import { PlaceUses } from './place-uses.js';

@Module({ providers: [PlaceUses], exports: [PlaceUses] })
export class PlaceUsesModule {}
