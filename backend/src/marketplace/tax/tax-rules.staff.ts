import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type AdminTaxRule,
  isWithinAll,
  RULE_DATES_MESSAGE,
  SUM_MESSAGE,
  type TaxRuleFields,
} from '../../contract/marketplace/admin/tax-rules.admin.js';
import { tenthsOf, wholeAndTenths } from '../../contract/shared/money.js';
import { AdminRows, type Row } from '../../platform/admin/admin-rows.js';
import { StaffResource } from '../../platform/admin/staff-resource.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { TaxRule } from '../tables/tax-rule.entity.js';
import { taxRuleResource } from './tax-rules.admin.sql.js';

export function writtenRule({
  percent,
  localPercent,
  ...fields
}: Partial<TaxRuleFields>): Partial<Omit<TaxRule, 'id' | 'createdAt' | 'updatedAt'>> {
  const rate = percent === undefined ? undefined : wholeAndTenths(percent * 100);
  return {
    ...fields,
    ...(rate && { basisPoints: rate.whole, tenths: rate.tenths }),
    ...(localPercent !== undefined && { localRate: tenthsOf(localPercent * 100) }),
  };
}

@Injectable()
export class TaxRulesStaff extends StaffResource {
  constructor(rows: AdminRows) {
    super(taxRuleResource, rows);
  }

  /** @throws TAX_RULES_OVERLAP */
  protected override async insertRow(tx: EntityManager, body: Row): Promise<number> {
    const { identifiers } = await tx.insert(TaxRule, writtenRule(body as TaxRuleFields));
    return (identifiers[0] as { id: number }).id;
  }

  /** Orders keep the rate they were placed at. @throws TAX_RULES_OVERLAP, VALIDATION_FAILED */
  protected override async updateRow(
    tx: EntityManager,
    id: number | string,
    changes: Row,
    before: Row,
  ): Promise<void> {
    const after = { ...(before as AdminTaxRule), ...changes };
    const { validFrom, validTo } = after;
    if (validTo !== null && validTo < validFrom) {
      throw new DomainError('VALIDATION_FAILED', [{ path: 'validTo', message: RULE_DATES_MESSAGE }]);
    }
    if (!isWithinAll(after)) {
      const path = 'localPercent' in changes ? 'localPercent' : 'percent';
      throw new DomainError('VALIDATION_FAILED', [{ path, message: SUM_MESSAGE }]);
    }
    await tx.update(TaxRule, { id: Number(id) }, writtenRule(changes as Partial<TaxRuleFields>));
  }
}
