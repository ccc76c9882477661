import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { TaxGaps } from '../../contract/marketplace/admin/tax-rules.admin.js';
import { CHECKOUT_STATES_KEY, checkoutStatesOf } from '../../contract/marketplace/checkout-states.js';
import { amountOf } from '../../contract/shared/money.js';
import { fetchRows } from '../../platform/database/statement.js';
import { readSetting } from '../../platform/settings/live-settings.js';
import { missingRules } from './tax-gaps.rules.js';
import { rateOf, ratesIn, taxClassOf, taxMode } from './tax-lines.js';
import * as sql from './tax.sql.js';

@Injectable()
export class TaxGapsService {
  constructor(private readonly dataSource: DataSource) {}

  async gaps(now = new Date()): Promise<TaxGaps> {
    const { manager } = this.dataSource;
    const { open } = checkoutStatesOf(await readSetting(manager, CHECKOUT_STATES_KEY));
    const listed = await fetchRows(manager, sql.listedKinds, []);
    const rates = await ratesIn(manager, [...open, ...listed.map(({ state }) => state)], now);
    const kinds = listed.map(({ state, isSent, ...kind }) => ({
      taxClass: taxClassOf({ ...kind, vendorState: state }),
      ...{ state, isSent },
    }));
    const sold = await fetchRows(manager, sql.soldWithoutRule, []);
    return {
      isInForce: (await taxMode(manager)) === 'rules',
      missing: missingRules(kinds, open, (state, taxClass) => rateOf(rates, state, taxClass) !== null),
      sold: sold.map((row) => ({
        ...row,
        products: amountOf(row.products),
        lastSoldAt: row.lastSoldAt.toISOString(),
      })),
    };
  }
}
