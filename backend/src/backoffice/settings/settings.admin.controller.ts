import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '../../platform/http/describe.js';
import {
  AdminSiteNotice,
  SettingsOverview,
  SiteNoticeChanges,
} from '../../contract/shared/settings.admin.js';
import { Access } from '../../platform/http/access.js';
import { Answers } from '../../platform/http/answers.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/current-user.js';
import { SettingsService } from './settings.service.js';

/** What the installation is set to. What is set from outside is shown; what staff may set is a call of its own. */
@ApiTags('admin: settings')
@Controller('api/admin/settings')
export class SettingsAdminController {
  constructor(private readonly settings: SettingsService) {}

  @Get()
  @Access('admin')
  @Answers(SettingsOverview)
  overview(): Promise<SettingsOverview> {
    return this.settings.overview();
  }

  @Get('site-notice')
  @Access('admin')
  @Answers(AdminSiteNotice)
  siteNotice(): Promise<AdminSiteNotice> {
    return this.settings.siteNotice();
  }

  @Put('site-notice')
  @Access('admin')
  @Answers(AdminSiteNotice)
  setSiteNotice(
    @CurrentUser() actor: SignedInUser,
    @Body({ schema: SiteNoticeChanges }) changes: SiteNoticeChanges,
  ): Promise<AdminSiteNotice> {
    return this.settings.setSiteNotice(actor, changes);
  }
}
