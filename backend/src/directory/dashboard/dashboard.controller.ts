import { Controller, Get } from '@nestjs/common';
import { Acting, type ActingUser, ForBusiness } from '../../accounts/businesses/acting.js';
import { FarmerDashboard } from '../../contract/directory/dashboard.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { SeenByStaff } from '../../platform/http/security/viewing.js';
import { DashboardService } from './dashboard.service.js';

/** Whom visitors can be reached by is between them and the farm. */
const withoutEmails = (dashboard: FarmerDashboard): FarmerDashboard => ({
  ...dashboard,
  corrections: dashboard.corrections.map((correction) => ({ ...correction, email: null })),
});

@ApiTags('directory')
@Controller('api/farmer/dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get()
  @Access('user')
  @ForBusiness('look')
  @SeenByStaff(withoutEmails)
  @Answers(FarmerDashboard)
  get(@Acting() { id }: ActingUser): Promise<FarmerDashboard> {
    return this.dashboard.of(id);
  }
}
