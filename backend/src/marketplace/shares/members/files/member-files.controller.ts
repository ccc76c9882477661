import { Controller, Get, Header, HttpStatus, Param, Post } from '@nestjs/common';
import { ForBusiness } from '../../../../accounts/businesses/acting.js';
import {
  MemberImportEmailed,
  MemberImportEmails,
  MemberImportList,
  MemberImportParams,
  MemberImportPreview,
  MemberImportRequest,
  MemberImportUndone,
} from '../../../../contract/marketplace/shares/member-files.js';
import { ShareParams } from '../../../../contract/marketplace/shares/share-plans.js';
import { MAX_PRODUCTS_FILE_BYTES } from '../../../../contract/marketplace/shop.js';
import { Answers } from '../../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../../platform/http/api-document.js';
import { type FormWithFile, Multipart } from '../../../../platform/http/bodies/multipart.js';
import { AtMost } from '../../../../platform/http/route-config.js';
import { Access, RawAnswer } from '../../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../../../vendors/current-vendor.js';
import { ShareMembers } from '../share-members.service.js';
import { MemberFiles } from './member-files.service.js';

const MEMBERS_FILE = {
  schema: MemberImportRequest,
  file: 'file',
  maxBytes: MAX_PRODUCTS_FILE_BYTES,
  tooLarge: 'PRODUCTS_FILE_TOO_LARGE',
} as const;

@ApiTags('marketplace')
@Controller('api/vendor/shares/:id/members')
export class MemberFilesController {
  constructor(
    private readonly files: MemberFiles,
    private readonly members: ShareMembers,
  ) {}

  @Post('import')
  @Access('user')
  @ForBusiness('refund')
  @AtMost(30, 10)
  @Answers(MemberImportPreview)
  import(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareParams }) { id }: ShareParams,
    @Multipart(MEMBERS_FILE) form: FormWithFile<MemberImportRequest>,
  ): Promise<MemberImportPreview> {
    return this.files.import(vendor, id, form);
  }

  @Get('imports')
  @Access('user')
  @ForBusiness('refund')
  @Answers(MemberImportList)
  imports(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareParams }) { id }: ShareParams,
  ): Promise<MemberImportList> {
    return this.files.imports(vendor, id);
  }

  @Post('imports/:importId/undo')
  @Access('user')
  @ForBusiness('refund')
  @Answers(MemberImportUndone, HttpStatus.OK)
  undo(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: MemberImportParams }) { id, importId }: MemberImportParams,
  ): Promise<MemberImportUndone> {
    return this.files.undo(vendor, id, importId);
  }

  @Get('imports/:importId/email')
  @Access('user')
  @ForBusiness('refund')
  @Answers(MemberImportEmails)
  emails(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: MemberImportParams }) { id, importId }: MemberImportParams,
  ): Promise<MemberImportEmails> {
    return this.files.emails(vendor, id, importId);
  }

  @Post('imports/:importId/email')
  @Access('user')
  @ForBusiness('refund')
  @Answers(MemberImportEmailed, HttpStatus.OK)
  email(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: MemberImportParams }) { id, importId }: MemberImportParams,
  ): Promise<MemberImportEmailed> {
    return this.files.email(vendor, id, importId);
  }

  @Get('export')
  @Access('user')
  @ForBusiness('orders')
  @AtMost(30, 10)
  @RawAnswer('text/csv')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="members.csv"')
  @Header('Cache-Control', 'no-store')
  export(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareParams }) { id }: ShareParams,
  ): Promise<string> {
    return this.members.csv(vendor, id);
  }
}
