import { Controller, Get, Param } from '@nestjs/common';
import { ImportTable } from '../../../contract/directory/admin/place-lists.admin.js';
import { RecordParams } from '../../../platform/admin/admin-controller.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { PlaceLists } from './place-lists.service.js';

@ApiTags('admin: imports')
@Controller('api/admin/imports')
export class ImportTablesAdminController {
  constructor(private readonly lists: PlaceLists) {}

  @Get(':id/table')
  @Access('admin')
  @Answers(ImportTable)
  table(@Param({ schema: RecordParams }) { id }: RecordParams): Promise<ImportTable> {
    return this.lists.tableOf(id);
  }
}
