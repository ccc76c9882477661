import { Controller, Get, Query } from '@nestjs/common';
import { StaffSearchQuery, StaffSearchView } from '../../contract/backoffice/search.admin.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { StaffSearch } from './staff-search.service.js';

@ApiTags('admin: search')
@Controller('api/admin/search')
export class SearchAdminController {
  constructor(private readonly search: StaffSearch) {}

  @Get()
  @Access('admin')
  @Answers(StaffSearchView)
  find(
    @CurrentUser() { staffRole }: SignedInUser,
    @Query({ schema: StaffSearchQuery }) { q }: StaffSearchQuery,
  ): Promise<StaffSearchView> {
    return this.search.search(staffRole, q);
  }
}
