import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { Address } from './address.entity.js';
import { AddressesController } from './addresses.controller.js';
import { AddressesService } from './addresses.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Address]), PersonalDataModule],
  controllers: [AddressesController],
  providers: [AddressesService],
})
export class AddressesModule {}
