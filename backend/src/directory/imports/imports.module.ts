import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { adminController } from '../../platform/admin/admin-controller.js';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { ImportFile } from '../tables/import-file.entity.js';
import { ImportReject } from '../tables/import-reject.entity.js';
import { ImportRun } from '../tables/import-run.entity.js';
import { ImportFilesAdminController } from './import-files.admin.controller.js';
import { ImportUploads } from './import-uploads.js';
import { ImportWorker } from './import-worker.js';
import { importResource } from './imports.admin.sql.js';
import { ImportsJobs } from './imports.job.js';
import { ImportsStaff } from './imports.staff.js';

@Module({
  imports: [GeoModule, TypeOrmModule.forFeature([ImportRun, ImportFile, ImportReject])],
  controllers: [adminController(importResource, ImportsStaff), ImportFilesAdminController],
  providers: [ImportsStaff, ImportUploads, ImportWorker, ImportsJobs],
})
export class ImportsModule {}
