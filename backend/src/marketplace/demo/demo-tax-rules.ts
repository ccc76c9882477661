import type { EntityManager } from 'typeorm';
import { CHECKOUT_STATES } from '../../contract/marketplace/checkout.js';
import { TAX_CLASSES } from '../../contract/marketplace/tax.js';
import { houseDay } from '../../contract/shared/calendar/house-zone.js';
import { TaxRule } from '../tables/tax-rule.entity.js';

const SOURCE = 'Example, not a real rate';

/** The rates count up by whole percents, so that none looks like one to rely on. */
export async function writeDemoTaxRules(tx: EntityManager, now: Date): Promise<void> {
  const checkedOn = houseDay(now);
  const rules = CHECKOUT_STATES.flatMap((state) =>
    TAX_CLASSES.map((taxClass, index) => ({
      ...{ state, taxClass, basisPoints: (index + 1) * 100 },
      ...{ validFrom: '2020-01-01', validTo: null, source: SOURCE, checkedOn },
    })),
  );
  await tx.insert(TaxRule, rules);
}
