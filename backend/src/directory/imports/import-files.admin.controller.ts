import { Controller, Get, HttpStatus, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AdminImportRecord, ImportForm, ImportUndo } from '../../contract/directory/admin/imports.admin.js';
import { MAX_IMPORT_BYTES } from '../../contract/directory/import-files.js';
import { HOUSE_ZONE } from '../../contract/shared/calendar/house-zone.js';
import { RecordParams } from '../../platform/admin/admin-controller.js';
import type { Row } from '../../platform/admin/admin-rows.js';
import { sendCsv } from '../../platform/admin/export-csv.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { type FormWithFile, Multipart } from '../../platform/http/bodies/multipart.js';
import { Access, RawAnswer } from '../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { ImportsStaff } from './imports.staff.js';

const FORM = {
  schema: ImportForm,
  file: 'file',
  maxBytes: MAX_IMPORT_BYTES,
  tooLarge: 'IMPORT_FILE_TOO_LARGE',
} as const;

@ApiTags('admin: imports')
@Controller('api/admin/imports')
export class ImportFilesAdminController {
  constructor(private readonly staff: ImportsStaff) {}

  @Post()
  @Access('admin')
  @Answers(AdminImportRecord, HttpStatus.CREATED)
  upload(@CurrentUser() actor: SignedInUser, @Multipart(FORM) form: FormWithFile<ImportForm>): Promise<Row> {
    return this.staff.upload(actor, form);
  }

  @Get(':id/undo')
  @Access('admin')
  @Answers(ImportUndo)
  undo(@Param({ schema: RecordParams }) { id }: RecordParams): Promise<ImportUndo> {
    return this.staff.lookAtUndo(id);
  }

  @Get(':id/rejects.csv')
  @Access('admin')
  @RawAnswer('text/csv')
  async rejects(
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name, fields, rows } = await this.staff.rejects(id);
    await sendCsv(reply, name, fields, rows, HOUSE_ZONE);
  }
}
