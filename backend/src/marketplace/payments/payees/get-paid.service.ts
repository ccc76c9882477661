import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { actorMay } from '../../../accounts/businesses/acting.js';
import type { GetPaidView, PlayedAccount } from '../../../contract/marketplace/get-paid.js';
import { amountOf } from '../../../contract/shared/money.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { yearsOf } from '../../ledger/year-statement.js';
import { PayeeAccount } from '../../tables/payee-account.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { Gateways } from '../gateways/gateways.js';
import * as sql from './get-paid.sql.js';
import { payeeReasonOf } from './payee-state.rules.js';
import { missingOf, Payees } from './payees.service.js';

const MOST_PAYOUTS = 10;

@Injectable()
export class GetPaid {
  constructor(
    private readonly db: DataSource,
    private readonly gateways: Gateways,
    private readonly payees: Payees,
  ) {}

  async view({ id: vendorId, actor }: Own): Promise<GetPaidView> {
    const provider = this.gateways.payees;
    const gateway = provider?.name ?? null;
    const payee = provider
      ? await this.db.getRepository(PayeeAccount).findOneBy({ vendorId, gateway: provider.name })
      : null;
    const [parts] = await fetchRows(this.db, sql.balanceParts, [vendorId, gateway]);
    const [ahead] = await fetchRows(this.db, sql.advance, [vendorId]);
    const [sent] = await fetchRows(this.db, sql.onTheWay, [vendorId]);
    const payouts = await fetchRows(this.db, sql.recentPayouts, [vendorId, MOST_PAYOUTS]);
    const part = (name: keyof sql.BalanceParts) => amountOf(parts?.[name] ?? 0);
    return {
      ...stateOf(payee),
      isOffered: provider !== null,
      isTest: gateway === 'test',
      maySetUp: actorMay(actor, 'get-paid'),
      balance: {
        total: part('total'),
        ready: part('ready'),
        undelivered: part('undelivered'),
        paypal: part('paypal'),
        other: part('other'),
        owed: part('owed'),
      },
      advance: { percent: ahead?.percent ?? 0, out: amountOf(ahead?.out ?? 0) },
      onTheWay: amountOf(sent?.cents ?? 0),
      payouts: payouts.map((payout) => ({
        ...payout,
        amount: amountOf(payout.amount),
        reversed: amountOf(payout.reversed),
        createdAt: payout.createdAt.toISOString(),
      })),
      years: await yearsOf(this.db, vendorId),
    };
  }

  async link(vendorId: number): Promise<{ url: string }> {
    return { url: await this.payees.link(vendorId) };
  }

  async refresh(vendor: Own): Promise<GetPaidView> {
    await this.payees.refresh(vendor.id);
    return this.view(vendor);
  }

  async play(vendor: Own, outcome: PlayedAccount): Promise<GetPaidView> {
    await this.payees.play(vendor.id, outcome);
    return this.view(vendor);
  }
}

type Own = Pick<OwnVendor, 'id' | 'actor'>;
type Standing = Pick<GetPaidView, 'state' | 'closedAt' | 'missing' | 'dueBy' | 'reason'>;

function stateOf(payee: PayeeAccount | null): Standing {
  if (!payee) return { state: 'none', closedAt: null, missing: [], dueBy: null, reason: null };
  const missing = missingOf(payee);
  return {
    state: payee.state,
    closedAt: payee.closedAt?.toISOString() ?? null,
    missing,
    dueBy: payee.dueBy?.toISOString() ?? null,
    reason: payeeReasonOf(payee.state, { ...payee, missing: missing.length }),
  };
}
