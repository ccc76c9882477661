import { Controller, Get, Post } from '@nestjs/common';
import {
  MAX_TAX_RULES_FILE_BYTES,
  TaxGaps,
  TaxRulesImport,
  TaxRulesPreview,
} from '../../contract/marketplace/admin/tax-rules.admin.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { type FormWithFile, Multipart } from '../../platform/http/bodies/multipart.js';
import { AtMost } from '../../platform/http/route-config.js';
import { Access } from '../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { TaxGapsService } from './tax-gaps.service.js';
import { TaxRuleFiles } from './tax-rule-files.service.js';

const RULES_FILE = {
  schema: TaxRulesImport,
  file: 'file',
  maxBytes: MAX_TAX_RULES_FILE_BYTES,
  tooLarge: 'TAX_RULES_FILE_TOO_LARGE',
} as const;

/** It stands before the resource, whose ids take any word. */
@ApiTags('admin: tax-rules')
@Controller('api/admin/tax-rules')
export class TaxRulesAdminController {
  constructor(
    private readonly gapsOf: TaxGapsService,
    private readonly files: TaxRuleFiles,
  ) {}

  @Post('import')
  @Access('admin')
  @AtMost(30, 10)
  @Answers(TaxRulesPreview)
  import(
    @CurrentUser() actor: SignedInUser,
    @Multipart(RULES_FILE) form: FormWithFile<TaxRulesImport>,
  ): Promise<TaxRulesPreview> {
    return this.files.import(actor, form);
  }

  @Get('gaps')
  @Access('admin')
  @Answers(TaxGaps)
  gaps(): Promise<TaxGaps> {
    return this.gapsOf.gaps();
  }
}
