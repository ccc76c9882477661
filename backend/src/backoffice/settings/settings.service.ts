import { Inject, Injectable } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DataSource, type EntityManager } from 'typeorm';
import {
  type AdminCashRounding,
  type AdminCheckoutStates,
  type AdminGoogleBudget,
  type AdminGuestOrders,
  type AdminSiteNotice,
  type AdminStaffDays,
  type AdminStaffRefunds,
  type AdminTaxSettings,
  type CashRoundingChanges,
  type CheckoutStateChanges,
  type GoogleBudgetChanges,
  GUEST_ORDERS_KEY,
  type GuestOrderChanges,
  type SettingFact,
  type SettingsOverview,
  type SiteNoticeChanges,
  STAFF_DAYS_KEY,
  STAFF_REFUNDS_KEY,
  type StaffDayChanges,
  type StaffRefundChanges,
  type TaxSettingChanges,
} from '../../contract/backoffice/settings.admin.js';
import { GOOGLE_BUDGET, GOOGLE_BUDGET_KEY } from '../../contract/directory/google-budget.js';
import { CASH_ROUNDING_KEY } from '../../contract/marketplace/cash/cash-setting.js';
import {
  CHECKOUT_STATES_KEY,
  checkoutStatesOf,
  withStates,
} from '../../contract/marketplace/checkout-states.js';
import { GUEST_ORDER_LIMITS } from '../../contract/marketplace/guest-orders.js';
import { TAX_KEY, taxModeOf } from '../../contract/marketplace/tax.js';
import { dateFormat, dayIn } from '../../contract/shared/calendar/date-format.js';
import { HOUSE_ZONE } from '../../contract/shared/calendar/house-zone.js';
import { SUPPORT_REFUND_LIMIT } from '../../contract/shared/capabilities.js';
import { assertUnchanged } from '../../platform/admin/conflicts.rules.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { projectFolder } from '../../platform/config/project-folder.js';
import { fetchRows } from '../../platform/database/statement.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { tallyQueues } from '../../platform/jobs/staff-jobs.js';
import { LiveSettings } from '../../platform/settings/live-settings.js';
import { NOTICE_KEY } from '../../platform/settings/site-notice.js';
import { shownNotice } from '../../platform/settings/site-notice.rules.js';
import { staffZone } from '../../platform/settings/staff-zone.sql.js';
import { lockSetting, writeSetting } from '../../platform/settings/write-setting.js';
import { settingsFacts } from './settings-facts.rules.js';
import * as sql from './settings.sql.js';

const STAFF_REFUNDS = { most: SUPPORT_REFUND_LIMIT };
const CASH_ROUNDING = { isOn: false };
const STAFF_DAYS = { timeZone: HOUSE_ZONE } as const;

interface Saved {
  updatedAt: string | null;
  username: string | null;
}

@Injectable()
export class SettingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly live: LiveSettings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async overview(): Promise<SettingsOverview> {
    const [system, queues, generation] = await Promise.all([
      this.system(),
      tallyQueues(this.dataSource, this.jobs.described()),
      this.generation(),
    ]);
    const sum = (field: 'waiting' | 'active' | 'failed') =>
      queues.reduce((total, queue) => total + queue[field], 0);
    return {
      groups: [...settingsFacts(this.config), { name: 'Location pages', facts: generation }],
      system,
      asksGoogle: this.config.places.provider === 'google',
      jobs: { waiting: sum('waiting'), active: sum('active'), failed: sum('failed') },
    };
  }

  async siteNotice(tx: EntityManager = this.dataSource.manager): Promise<AdminSiteNotice> {
    const row = await readSetting<{ text: string; until: string | null }>(tx, NOTICE_KEY);
    if (!row) return { text: '', until: null, isShown: false, updatedAt: null, username: null };
    const { value, username } = row;
    const { timeZone } = await this.limits(STAFF_DAYS_KEY, STAFF_DAYS, tx);
    const isShown = shownNotice(value, dayIn(timeZone, new Date())) !== null;
    return { ...value, isShown, updatedAt: row.updatedAt.toISOString(), username };
  }

  /** @throws CHANGED_MEANWHILE */
  async setSiteNotice(actor: SignedInUser, { was, ...changes }: SiteNoticeChanges): Promise<AdminSiteNotice> {
    const after = await this.dataSource.transaction(async (tx) => {
      await lockSetting(tx, NOTICE_KEY);
      const before = await this.siteNotice(tx);
      assertUnchanged({ ...before }, changes, was);
      const { text = before.text, until = before.until } = changes;
      const former = { text: before.text, until: before.until };
      await writeSetting(tx, actor, NOTICE_KEY, former, { text, until });
      return this.siteNotice(tx);
    });
    this.live.forget();
    return after;
  }

  guestOrders(): Promise<AdminGuestOrders> {
    return this.limits(GUEST_ORDERS_KEY, GUEST_ORDER_LIMITS);
  }

  /** @throws CHANGED_MEANWHILE */
  setGuestOrders(actor: SignedInUser, changes: GuestOrderChanges): Promise<AdminGuestOrders> {
    return this.setLimits(actor, GUEST_ORDERS_KEY, GUEST_ORDER_LIMITS, changes);
  }

  staffRefunds(): Promise<AdminStaffRefunds> {
    return this.limits(STAFF_REFUNDS_KEY, STAFF_REFUNDS);
  }

  /** @throws CHANGED_MEANWHILE */
  setStaffRefunds(actor: SignedInUser, changes: StaffRefundChanges): Promise<AdminStaffRefunds> {
    return this.setLimits(actor, STAFF_REFUNDS_KEY, STAFF_REFUNDS, changes);
  }

  staffDays(): Promise<AdminStaffDays> {
    return this.limits(STAFF_DAYS_KEY, STAFF_DAYS);
  }

  /** @throws CHANGED_MEANWHILE */
  setStaffDays(actor: SignedInUser, changes: StaffDayChanges): Promise<AdminStaffDays> {
    return this.setLimits(actor, STAFF_DAYS_KEY, STAFF_DAYS, changes);
  }

  cashRounding(): Promise<AdminCashRounding> {
    return this.limits(CASH_ROUNDING_KEY, CASH_ROUNDING);
  }

  /** Orders placed before keep what they were told. @throws CHANGED_MEANWHILE */
  setCashRounding(actor: SignedInUser, changes: CashRoundingChanges): Promise<AdminCashRounding> {
    return this.setLimits(actor, CASH_ROUNDING_KEY, CASH_ROUNDING, changes);
  }

  googleBudget(): Promise<AdminGoogleBudget> {
    return this.limits(GOOGLE_BUDGET_KEY, GOOGLE_BUDGET);
  }

  /** @throws CHANGED_MEANWHILE */
  setGoogleBudget(actor: SignedInUser, changes: GoogleBudgetChanges): Promise<AdminGoogleBudget> {
    return this.setLimits(actor, GOOGLE_BUDGET_KEY, GOOGLE_BUDGET, changes);
  }

  async checkoutStates(tx: EntityManager = this.dataSource.manager): Promise<AdminCheckoutStates> {
    const row = await readSetting<object>(tx, CHECKOUT_STATES_KEY);
    const states = [...checkoutStatesOf(row?.value).open];
    return { states, updatedAt: row?.updatedAt.toISOString() ?? null, username: row?.username ?? null };
  }

  /** Orders placed before are still sent. @throws CHANGED_MEANWHILE */
  async setCheckoutStates(
    actor: SignedInUser,
    { was, ...changes }: CheckoutStateChanges,
  ): Promise<AdminCheckoutStates> {
    const after = await this.dataSource.transaction(async (tx) => {
      await lockSetting(tx, CHECKOUT_STATES_KEY);
      const row = await readSetting<object>(tx, CHECKOUT_STATES_KEY);
      const before = checkoutStatesOf(row?.value);
      const states = [...before.open];
      assertUnchanged({ states }, changes, was);
      const former = { states, closed: before.closed };
      const next = withStates(before, changes.states ?? states);
      await writeSetting(tx, actor, CHECKOUT_STATES_KEY, former, next);
      return this.checkoutStates(tx);
    });
    this.live.forget();
    return after;
  }

  async tax(tx: EntityManager = this.dataSource.manager): Promise<AdminTaxSettings> {
    const row = await readSetting<object>(tx, TAX_KEY);
    const updatedAt = row?.updatedAt.toISOString() ?? null;
    return { mode: taxModeOf(row?.value), updatedAt, username: row?.username ?? null };
  }

  /** Orders placed before keep their tax. @throws CHANGED_MEANWHILE */
  async setTax(actor: SignedInUser, { was, ...changes }: TaxSettingChanges): Promise<AdminTaxSettings> {
    const after = await this.dataSource.transaction(async (tx) => {
      await lockSetting(tx, TAX_KEY);
      const { mode } = await this.tax(tx);
      assertUnchanged({ mode }, changes, was);
      await writeSetting(tx, actor, TAX_KEY, { mode }, { mode: changes.mode ?? mode });
      return this.tax(tx);
    });
    this.live.forget();
    return after;
  }

  private async limits<Limits extends object>(
    key: string,
    defaults: Limits,
    tx: EntityManager = this.dataSource.manager,
  ): Promise<Limits & Saved> {
    const row = await readSetting<Partial<Limits>>(tx, key);
    const updatedAt = row?.updatedAt.toISOString() ?? null;
    return { ...defaults, ...row?.value, updatedAt, username: row?.username ?? null };
  }

  private async setLimits<Limits extends object>(
    actor: SignedInUser,
    key: string,
    defaults: Limits,
    { was, ...changes }: { was: Record<string, unknown> },
  ): Promise<Limits & Saved> {
    const after = await this.dataSource.transaction(async (tx) => {
      await lockSetting(tx, key);
      const { updatedAt: _at, username: _by, ...before } = await this.limits(key, defaults, tx);
      assertUnchanged(before, changes, was);
      await writeSetting(tx, actor, key, before, { ...before, ...changes });
      return this.limits(key, defaults, tx);
    });
    this.live.forget();
    return after;
  }

  private async system(): Promise<SettingsOverview['system']> {
    const [[database], migrations, version] = await Promise.all([
      fetchRows(this.dataSource, sql.databaseFacts, []),
      fetchRows(this.dataSource, sql.migrationNames, []),
      productVersion(),
    ]);
    return {
      isReady: true,
      startedAt: new Date(Date.now() - process.uptime() * 1_000).toISOString(),
      version,
      node: process.versions.node,
      postgres: database?.postgres ?? '',
      databaseBytes: Number(database?.bytes),
      migrations: migrations.map(({ name }) => name),
    };
  }

  /** @returns an hour of universal time as it is for staff tonight: "4 AM EST" */
  private async clock(hourUtc: number): Promise<string> {
    const [{ zone: timeZone } = { zone: HOUSE_ZONE }] = await fetchRows(this.dataSource, staffZone, []);
    const moment = new Date();
    moment.setUTCHours(hourUtc, 0, 0, 0);
    return dateFormat('en-US', { timeZone, hour: 'numeric', timeZoneName: 'short' }).format(moment);
  }

  private async generation(): Promise<SettingFact[]> {
    const [row] = await fetchRows(this.dataSource, sql.generationSchedule, []);
    const value = row?.isEnabled ? `Every night at ${await this.clock(row.hour)}, ${row.size} pages` : 'Off';
    return [{ name: 'Generated automatically', value, variable: null, isWarning: false }];
  }
}

async function readSetting<Value>(
  tx: EntityManager,
  key: string,
): Promise<sql.SettingRow<Value> | undefined> {
  const [row] = await fetchRows(tx, sql.settingByKey<Value>(), [key]);
  return row;
}

async function productVersion(): Promise<string> {
  const text = await readFile(path.join(projectFolder(), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
