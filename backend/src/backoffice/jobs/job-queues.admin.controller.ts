import { Controller, Get } from '@nestjs/common';
import { JobQueues } from '../../contract/backoffice/jobs.admin.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { JobsStaff } from './jobs.staff.js';

@ApiTags('admin: jobs')
@Controller('api/admin/jobs')
export class JobQueuesAdminController {
  constructor(private readonly staff: JobsStaff) {}

  @Get('queues')
  @Access('admin')
  @Answers(JobQueues)
  queues(): Promise<JobQueues> {
    return this.staff.queues();
  }
}
