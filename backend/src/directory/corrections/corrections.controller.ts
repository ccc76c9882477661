import { Body, Controller, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { Acting, type ActingUser, ForBusiness } from '../../accounts/businesses/acting.js';
import { DoneView } from '../../contract/accounts/auth.js';
import { CorrectionReceipt, CorrectionRequest } from '../../contract/directory/corrections.js';
import { CorrectionParams, CorrectionStatusRequest } from '../../contract/directory/dashboard.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { AtMost } from '../../platform/http/route-config.js';
import { Access } from '../../platform/http/security/access.js';
import { VisitorAddress } from '../../platform/http/security/visitor-address.js';
import { CorrectionsService } from './corrections.service.js';

@ApiTags('directory')
@Controller('api')
export class CorrectionsController {
  constructor(private readonly corrections: CorrectionsService) {}

  /** Each note is a mail to somebody, so an address sends few of them. */
  @Post('corrections')
  @Access('public')
  @AtMost(20, 10)
  @Answers(CorrectionReceipt, HttpStatus.CREATED)
  create(
    @Body({ schema: CorrectionRequest }) request: CorrectionRequest,
    @VisitorAddress() address: string,
  ): Promise<CorrectionReceipt> {
    return this.corrections.create(request, address);
  }

  @Put('farmer/corrections/:id')
  @Access('user')
  @ForBusiness('edit')
  @Answers(DoneView)
  async setStatus(
    @Acting() user: ActingUser,
    @Param({ schema: CorrectionParams }) { id }: CorrectionParams,
    @Body({ schema: CorrectionStatusRequest }) request: CorrectionStatusRequest,
  ): Promise<DoneView> {
    await this.corrections.setStatus(user.id, id, request);
    return { done: true };
  }
}
