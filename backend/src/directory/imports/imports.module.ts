import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { ImportFile } from './import-file.entity.js';
import { ImportReject } from './import-reject.entity.js';
import { ImportRun } from './import-run.entity.js';
import { ImportUploads } from './import-uploads.js';
import { ImportWorker } from './import-worker.js';
import { ImportsAdminController } from './imports.admin.controller.js';

@Module({
  imports: [GeoModule, TypeOrmModule.forFeature([ImportRun, ImportFile, ImportReject])],
  controllers: [ImportsAdminController],
  providers: [ImportUploads, ImportWorker],
})
export class ImportsModule {}
