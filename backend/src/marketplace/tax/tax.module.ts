import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { adminController } from '../../platform/admin/admin-controller.js';
import { TaxRule } from '../tables/tax-rule.entity.js';
import { TaxGapsService } from './tax-gaps.service.js';
import { TaxRuleFiles } from './tax-rule-files.service.js';
import { TaxRulesAdminController } from './tax-rules.admin.controller.js';
import { taxRuleResource } from './tax-rules.admin.sql.js';
import { TaxRulesStaff } from './tax-rules.staff.js';

@Module({
  imports: [TypeOrmModule.forFeature([TaxRule])],
  controllers: [TaxRulesAdminController, adminController(taxRuleResource, TaxRulesStaff)],
  providers: [TaxRulesStaff, TaxRuleFiles, TaxGapsService],
})
export class TaxModule {}
