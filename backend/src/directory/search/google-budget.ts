import { Inject, Injectable } from '@nestjs/common';
import {
  GOOGLE_BUDGET,
  GOOGLE_BUDGET_KEY,
  type GoogleBudget as Budget,
} from '../../contract/directory/google-budget.js';
import { DAY_MS, MINUTE_MS } from '../../contract/shared/calendar/durations.js';
import { GOOGLE_CALLS_PER_MINUTE } from '../../contract/shared/limits.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { ipv6Prefix } from '../../platform/http/security/ipv6-prefix.js';
import { EventCounts } from '../../platform/observability/metrics/event-counts.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { LiveSettings } from '../../platform/settings/live-settings.js';
import { GoogleBudgetSpentError } from './google-budget-spent.error.js';

const OF_MINUTE = 'google places';
const OF_NETWORK = 'google places a day';
const OF_DAY = 'google places of all';
/** All visitors count against one. */
const EVERYONE = '';

@Injectable()
export class GoogleBudget {
  constructor(
    private readonly limits: RateLimits,
    private readonly settings: LiveSettings,
    private readonly counts: EventCounts,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Before each call that costs. @throws GoogleBudgetSpentError; TOO_MANY_REQUESTS within a minute */
  async spend(visitor: string): Promise<void> {
    const { perDay, perNetwork } = await this.current();
    const network = ipv6Prefix(visitor);
    const isLimited = this.config.server.rateLimit;
    // What costs nothing counts against no minute.
    if (isLimited && this.isUsedUp(OF_NETWORK, network, perNetwork)) this.refuse('network');
    if (this.isUsedUp(OF_DAY, EVERYONE, perDay)) this.refuse('day');
    if (isLimited) {
      await this.limits.take(OF_MINUTE, network, MINUTE_MS, GOOGLE_CALLS_PER_MINUTE);
      if (!(await this.count(OF_NETWORK, network, perNetwork))) this.refuse('network');
    }
    if (!(await this.count(OF_DAY, EVERYONE, perDay))) this.refuse('day');
  }

  private async current(): Promise<Budget> {
    const setting = (await this.settings.current(GOOGLE_BUDGET_KEY, new Date())) as Partial<Budget> | null;
    return { ...GOOGLE_BUDGET, ...setting };
  }

  /** As far as this server knows. */
  private isUsedUp(kind: string, address: string, most: number): boolean {
    return most === 0 || this.limits.waitOf(kind, address, most) !== null;
  }

  private async count(kind: string, address: string, most: number): Promise<boolean> {
    return (await this.limits.count(kind, address, DAY_MS, most)).current <= most;
  }

  private refuse(budget: 'day' | 'network'): never {
    this.counts.placesOverBudget(budget);
    throw new GoogleBudgetSpentError();
  }
}
