import { Controller, Get } from '@nestjs/common';
import { MailKinds } from '../../contract/backoffice/mails.admin.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { MailsStaff } from './mails.staff.js';

@ApiTags('admin: mails')
@Controller('api/admin/mails')
export class MailKindsAdminController {
  constructor(private readonly staff: MailsStaff) {}

  @Get('kinds')
  @Access('admin')
  @Answers(MailKinds)
  kinds(): Promise<MailKinds> {
    return this.staff.kinds();
  }
}
