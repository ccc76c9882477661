import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Farm } from './farm.entity.js';

@Module({ imports: [TypeOrmModule.forFeature([Farm])] })
export class FarmsModule {}
