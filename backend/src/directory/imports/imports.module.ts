import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { adminController } from '../../platform/admin/admin-controller.js';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { PlaceUsesModule } from '../places/uses/place-uses.module.js';
import { ImportFile } from '../tables/import-file.entity.js';
import { ImportPlace } from '../tables/import-place.entity.js';
import { ImportReject } from '../tables/import-reject.entity.js';
import { ImportRow } from '../tables/import-row.entity.js';
import { ImportRun } from '../tables/import-run.entity.js';
import { PlaceList } from '../tables/place-list.entity.js';
import { ImportFilesAdminController } from './import-files.admin.controller.js';
import { importRowResource } from './import-rows.admin.sql.js';
import { ImportUndoing } from './import-undo.js';
import { ImportUploads } from './import-uploads.js';
import { ImportWorker } from './import-worker.js';
import { importResource } from './imports.admin.sql.js';
import { ImportsJobs } from './imports.job.js';
import { ImportsStaff } from './imports.staff.js';
import { ImportTablesAdminController } from './lists/import-tables.admin.controller.js';
import { ListRefresh } from './lists/list-refresh.service.js';
import { placeListResource } from './lists/place-lists.admin.sql.js';
import { PlaceLists } from './lists/place-lists.service.js';
import { PlaceListsStaff } from './lists/place-lists.staff.js';

@Module({
  imports: [
    GeoModule,
    PlaceUsesModule,
    TypeOrmModule.forFeature([ImportRun, ImportFile, ImportReject, ImportRow, ImportPlace, PlaceList]),
  ],
  controllers: [
    adminController(importResource, ImportsStaff),
    adminController(importRowResource),
    adminController(placeListResource, PlaceListsStaff),
    ImportFilesAdminController,
    ImportTablesAdminController,
  ],
  providers: [
    ImportsStaff,
    ImportUndoing,
    ImportUploads,
    ImportWorker,
    ImportsJobs,
    PlaceLists,
    ListRefresh,
    PlaceListsStaff,
  ],
})
export class ImportsModule {}
