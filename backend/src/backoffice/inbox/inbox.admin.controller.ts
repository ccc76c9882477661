import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import {
  Inbox,
  InboxChanges,
  InboxParams,
  InboxQuery,
  InboxRow,
} from '../../contract/backoffice/inbox.admin.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { InboxService } from './inbox.service.js';

@ApiTags('admin: inbox')
@Controller('api/admin/inbox')
export class InboxAdminController {
  constructor(private readonly inbox: InboxService) {}

  @Get()
  @Access('admin')
  @Answers(Inbox)
  list(@CurrentUser() actor: SignedInUser, @Query({ schema: InboxQuery }) query: InboxQuery): Promise<Inbox> {
    return this.inbox.list(actor, query);
  }

  @Put(':kind/:recordId')
  @Access('admin')
  @Answers(InboxRow)
  change(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: InboxParams }) params: InboxParams,
    @Body({ schema: InboxChanges }) changes: InboxChanges,
  ): Promise<InboxRow> {
    return this.inbox.change(actor, params, changes);
  }
}
