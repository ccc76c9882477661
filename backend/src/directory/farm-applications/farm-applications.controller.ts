import { Body, Controller, HttpStatus, Post } from '@nestjs/common';
import {
  FarmApplicationReceipt,
  FarmApplicationRequest,
} from '../../contract/directory/farm-applications.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { AtMost } from '../../platform/http/route-config.js';
import { Access } from '../../platform/http/security/access.js';
import { VisitorAddress } from '../../platform/http/security/visitor-address.js';
import { FarmApplicationsService } from './farm-applications.service.js';

@ApiTags('directory')
@Controller('api/farm-applications')
export class FarmApplicationsController {
  constructor(private readonly applications: FarmApplicationsService) {}

  @Post()
  @Access('public')
  @Answers(FarmApplicationReceipt, HttpStatus.CREATED)
  @AtMost(20, 10)
  create(
    @Body({ schema: FarmApplicationRequest }) request: FarmApplicationRequest,
    @VisitorAddress() address: string,
  ): Promise<FarmApplicationReceipt> {
    return this.applications.create(request, address);
  }
}
