import { Injectable } from '@nestjs/common';
import { LiveSettings } from './live-settings.js';
import { type Notice, shownNotice } from './site-notice.rules.js';

export const NOTICE_KEY = 'site-notice';

/** What staff say above every page of the storefront. */
@Injectable()
export class SiteNotice {
  constructor(private readonly settings: LiveSettings) {}

  /** @returns the text to show; null for none */
  async current(now: Date): Promise<string | null> {
    return shownNotice((await this.settings.current(NOTICE_KEY, now)) as Notice | null, now);
  }
}
