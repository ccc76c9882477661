import { Injectable } from '@nestjs/common';
import { STAFF_DAYS_KEY } from '../../contract/backoffice/settings.admin.js';
import { HOUSE_ZONE } from '../../contract/shared/calendar/house-zone.js';
import { LiveSettings } from './live-settings.js';

/** In statements, `staff-zone.sql.ts`. */
@Injectable()
export class StaffDays {
  constructor(private readonly settings: LiveSettings) {}

  /** @returns an IANA name */
  async zone(now: Date): Promise<string> {
    const setting = (await this.settings.current(STAFF_DAYS_KEY, now)) as { timeZone?: string } | null;
    return setting?.timeZone ?? HOUSE_ZONE;
  }
}
