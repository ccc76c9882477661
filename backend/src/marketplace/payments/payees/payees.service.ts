import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { UsersService } from '../../../accounts/users/users.service.js';
import type { PlayedAccount } from '../../../contract/marketplace/get-paid.js';
import { paths } from '../../../contract/shared/site-paths.js';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { NOTHING_KNOWN, PayeeAccount } from '../../tables/payee-account.entity.js';
import { Vendor } from '../../tables/vendor.entity.js';
import { lockVendor } from '../../vendors/lock-vendor.js';
import { Gateways } from '../gateways/gateways.js';
import type { PayeeProvider, ProviderAccount } from '../gateways/payee-provider.js';
import { testAccountId } from '../gateways/test-payees.js';
import { ASK_PAYEE } from '../payment-queues.js';
import { Payouts } from '../payouts/payouts.service.js';
import { payeeMail } from './payee-mails.js';
import { payeeReasonOf, payeeStateOf } from './payee-state.rules.js';
import * as sql from './payees.sql.js';
import { requirementWords } from './requirement-words.rules.js';

const MOST_ASKED = 1_000;

/** It is asked outside of transactions; answers are written under the lock of the vendor's row. */
@Injectable()
export class Payees {
  private readonly logger = new Logger('Payees');

  constructor(
    private readonly db: DataSource,
    private readonly gateways: Gateways,
    private readonly payouts: Payouts,
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
    private readonly jobs: Jobs,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws PAYOUTS_NOT_OFFERED, PAYOUTS_UNAVAILABLE; what was begun is kept, to be tried again */
  async link(vendorId: number): Promise<string> {
    const provider = this.provider();
    const account = await this.accountFor(provider, vendorId);
    const { publicUrl } = this.config.server;
    const back = {
      returnUrl: `${publicUrl}${paths.getPaidReturn}`,
      refreshUrl: `${publicUrl}${paths.getPaidAgain}`,
    };
    const { state } = await this.db.getRepository(PayeeAccount).findOneByOrFail({ vendorId });
    return this.ask(() => provider.link(account, state === 'enabled', back));
  }

  /** May be called as often as anyone likes. @throws PAYOUTS_UNAVAILABLE */
  async refresh(vendorId: number): Promise<void> {
    const provider = this.gateways.payees;
    const askedAt = new Date();
    const account = provider && (await this.accountOf(this.db.manager, provider, vendorId));
    if (!provider || !account) return;
    const found = await this.ask(() => provider.find(account));
    await this.db.transaction(async (tx) => {
      await lockVendor(tx, vendorId);
      // Another account has taken its place since.
      if ((await this.accountOf(tx, provider, vendorId)) !== account) return;
      await this.note(tx, vendorId, found, askedAt);
    });
  }

  async refreshAccount(accountId: string): Promise<void> {
    const vendor = await this.db.getRepository(Vendor).findOneBy({ stripeAccountId: accountId });
    if (vendor) await this.refresh(vendor.id);
  }

  /** Enqueues asking about accounts, as webhooks may never come. */
  async refreshAll(): Promise<void> {
    if (!this.gateways.payees) return;
    const rows = await fetchRows(this.db, sql.payeesToAsk, [MOST_ASKED]);
    await this.db.transaction(async (tx) => {
      for (const { vendorId } of rows)
        await this.jobs.enqueue(tx, ASK_PAYEE, { vendorId }, `payee ${vendorId}`);
    });
  }

  /** @throws PAYOUTS_NOT_OFFERED where payments are real, PAYEE_NOT_STARTED */
  async play(vendorId: number, played: PlayedAccount): Promise<void> {
    if (this.provider().name !== 'test') throw new DomainError('PAYOUTS_NOT_OFFERED');
    const { affected } = await this.db
      .getRepository(PayeeAccount)
      .update({ vendorId, gateway: 'test', state: Not('none') }, { played });
    if (!affected) throw new DomainError('PAYEE_NOT_STARTED');
    await this.refresh(vendorId);
  }

  private async accountFor(provider: PayeeProvider, vendorId: number): Promise<string> {
    const known = await this.accountOf(this.db.manager, provider, vendorId);
    if (known !== null) return known;
    await changeRows(this.db, sql.beginPayee, [vendorId, provider.name]);
    const { attempt } = await this.db.getRepository(PayeeAccount).findOneByOrFail({ vendorId });
    const { businessName, website, userId } = await this.db
      .getRepository(Vendor)
      .findOneByOrFail({ id: vendorId });
    const contact = userId === null ? null : await this.users.contact(this.db.manager, userId);
    const askedAt = new Date();
    const key = `payee-${vendorId}-${attempt}`;
    const made = await this.ask(() =>
      provider.create({ vendorId, businessName, website, email: contact?.email ?? null, key }),
    );
    return this.db.transaction(async (tx) => {
      await lockVendor(tx, vendorId);
      // Another tab was faster; with the same key it was the same account.
      const other = await this.accountOf(tx, provider, vendorId);
      if (other !== null) return other;
      if (provider.name === 'stripe') await tx.update(Vendor, vendorId, { stripeAccountId: made.id });
      await this.note(tx, vendorId, made, askedAt);
      return made.id;
    });
  }

  private async accountOf(
    tx: EntityManager,
    provider: PayeeProvider,
    vendorId: number,
  ): Promise<string | null> {
    const payee = await tx.findOneBy(PayeeAccount, { vendorId, gateway: provider.name });
    if (!payee) return null;
    if (provider.name === 'test') return payee.state === 'none' ? null : testAccountId(vendorId);
    return (await tx.findOneBy(Vendor, { id: vendorId }))?.stripeAccountId ?? null;
  }

  /** The vendor is locked already. */
  private async note(
    tx: EntityManager,
    vendorId: number,
    found: ProviderAccount | null,
    askedAt: Date,
  ): Promise<void> {
    const payee = await tx.findOneByOrFail(PayeeAccount, { vendorId });
    if (payee.askedAt && payee.askedAt > askedAt) return;
    const before = payee.state;
    if (found === null) await this.close(tx, payee);
    else {
      payee.state = payeeStateOf(found, payee.enabledAt !== null);
      payee.isSubmitted = found.isSubmitted;
      payee.currentlyDue = found.currentlyDue;
      payee.pastDue = found.pastDue;
      payee.disabledReason = found.disabledReason;
      payee.dueBy = found.dueBy;
      payee.closedAt = null;
      if (payee.state === 'enabled') payee.enabledAt ??= askedAt;
    }
    payee.askedAt = askedAt;
    await tx.save(payee);
    if (before === payee.state) return;
    if (payee.state === 'enabled') await this.payouts.request(tx, vendorId);
    await this.tell(tx, before, payee);
  }

  /** The balance stays; another account begins with nothing known. */
  private async close(tx: EntityManager, payee: PayeeAccount): Promise<void> {
    if (payee.gateway === 'stripe') await tx.update(Vendor, payee.vendorId, { stripeAccountId: null });
    Object.assign(payee, NOTHING_KNOWN, { attempt: payee.attempt + 1, closedAt: new Date() });
  }

  private async tell(tx: EntityManager, from: PayeeAccount['state'], payee: PayeeAccount): Promise<void> {
    const vendor = await tx.findOneByOrFail(Vendor, { id: payee.vendorId });
    const contact = vendor.userId === null ? null : await this.users.contact(tx, vendor.userId);
    if (!contact) return;
    const missing = missingOf(payee);
    const reason = payeeReasonOf(payee.state, { ...payee, missing: missing.length });
    const told = { email: contact.email, businessName: vendor.businessName };
    const mail = payeeMail(told, { from, to: payee.state, reason, missing });
    if (mail) await this.mails.enqueue(tx, { ...mail, about: { resource: 'vendors', id: payee.vendorId } });
  }

  private provider(): PayeeProvider {
    const { payees } = this.gateways;
    if (!payees) throw new DomainError('PAYOUTS_NOT_OFFERED');
    return payees;
  }

  private ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    return question().catch((error: unknown) => {
      this.logger.error(error instanceof Error ? error.stack : String(error));
      throw new DomainError('PAYOUTS_UNAVAILABLE', undefined, { cause: error });
    });
  }
}

/** @returns what the provider asks for, the overdue first, in plain words */
export const missingOf = ({ currentlyDue, pastDue }: Pick<PayeeAccount, 'currentlyDue' | 'pastDue'>) =>
  requirementWords([...pastDue, ...currentlyDue]);
