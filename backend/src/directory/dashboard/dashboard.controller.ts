import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { FarmerDashboard } from '../../contract/directory/dashboard.js';
import { Access } from '../../platform/http/security/access.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { DashboardService } from './dashboard.service.js';

@ApiTags('directory')
@Controller('api/farmer/dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get()
  @Access('user')
  @Answers(FarmerDashboard)
  get(@CurrentUser() { id }: SignedInUser): Promise<FarmerDashboard> {
    return this.dashboard.of(id);
  }
}
