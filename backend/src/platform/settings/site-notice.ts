import { Injectable } from '@nestjs/common';
import { dayIn } from '../../contract/shared/calendar/date-format.js';
import { LiveSettings } from './live-settings.js';
import { type Notice, shownNotice } from './site-notice.rules.js';
import { StaffDays } from './staff-days.js';

export const NOTICE_KEY = 'site-notice';

@Injectable()
export class SiteNotice {
  constructor(
    private readonly settings: LiveSettings,
    private readonly days: StaffDays,
  ) {}

  /** @returns null for none */
  async current(now: Date): Promise<string | null> {
    const notice = (await this.settings.current(NOTICE_KEY, now)) as Notice | null;
    return notice && shownNotice(notice, dayIn(await this.days.zone(now), now));
  }
}
