import { Controller, Get, Param } from '@nestjs/common';
import { EndMemberPreview } from '../../../contract/marketplace/admin/shares.admin.js';
import { EndSharePreview } from '../../../contract/marketplace/shares/share-members.js';
import { RecordParams } from '../../../platform/admin/admin-controller.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { ShareMembersStaff } from './share-members.staff.js';
import { SharesStaff } from './shares.staff.js';

/** What ending a share or a membership does, before it is done. */
@ApiTags('admin: shares')
@Controller('api/admin')
export class ShareEndingsAdminController {
  constructor(
    private readonly shares: SharesStaff,
    private readonly members: ShareMembersStaff,
  ) {}

  @Get('shares/:id/end')
  @Access('admin')
  @Answers(EndSharePreview)
  share(@Param({ schema: RecordParams }) { id }: RecordParams): Promise<EndSharePreview> {
    return this.shares.previewEnd(id);
  }

  @Get('share-members/:id/end')
  @Access('admin')
  @Answers(EndMemberPreview)
  member(@Param({ schema: RecordParams }) { id }: RecordParams): Promise<EndMemberPreview> {
    return this.members.previewEnd(id);
  }
}
