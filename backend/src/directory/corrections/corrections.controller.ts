import { Body, Controller, HttpStatus, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CorrectionReceipt, CorrectionRequest } from '../../contract/directory/corrections.js';
import { Access } from '../../platform/http/access.js';
import { Answers } from '../../platform/http/answers.js';
import { CorrectionsService } from './corrections.service.js';

@ApiTags('directory')
@Controller('api/corrections')
export class CorrectionsController {
  constructor(private readonly corrections: CorrectionsService) {}

  @Post()
  @Access('public')
  @Answers(CorrectionReceipt, HttpStatus.CREATED)
  create(@Body({ schema: CorrectionRequest }) request: CorrectionRequest): Promise<CorrectionReceipt> {
    return this.corrections.create(request);
  }
}
