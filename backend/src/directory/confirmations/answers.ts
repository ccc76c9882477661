import { type EntityManager, In } from 'typeorm';
import { dayThere } from '../../contract/shared/calendar/house-zone.js';
import { writeAudit } from '../../platform/audit/write-audit.js';
import { noteMarketEvent } from '../markets/market-events.js';
import { makeDays } from '../places/days/make-days.js';
import type { BeforeClosing } from '../tables/confirmation-ask.entity.js';
import { Farm } from '../tables/farm.entity.js';
import { Listing } from '../tables/listing.entity.js';
import { Place } from '../tables/place.entity.js';

export interface Answering {
  id: number;
  userId: number;
  username: string;
  now: Date;
}

/** About a farm or a market whose row the caller has locked. */
export interface Answers {
  confirm: (tx: EntityManager, about: Answering) => Promise<void>;
  /** @returns what it was like before */
  close: (tx: EntityManager, about: Answering) => Promise<BeforeClosing>;
  reopen: (tx: EntityManager, about: Answering, before: BeforeClosing) => Promise<void>;
}

/** Only what people wrote counts as updated. */
const untouched = { updatedAt: () => 'updated_at' };

export const farmAnswers: Answers = {
  async confirm(tx, { id, now }) {
    await tx.update(Farm, { id }, { confirmedAt: now, ...untouched });
  },

  /** Its listings are paused, as nobody can buy there. */
  async close(tx, about) {
    const { id, userId } = about;
    const { businessStatus } = await tx.findOneByOrFail(Farm, { id });
    await setStatus(tx, about, businessStatus, 'CLOSED_PERMANENTLY');
    const offered = await tx.find(Listing, {
      select: { id: true },
      where: { farmId: id, userId, isAvailable: true },
    });
    const listingIds = offered.map((listing) => listing.id);
    if (listingIds.length > 0) {
      await tx.update(Listing, { id: In(listingIds) }, { isAvailable: false, ...untouched });
    }
    return { businessStatus, listingIds };
  },

  async reopen(tx, about, { businessStatus = 'OPERATIONAL', listingIds = [] }) {
    await setStatus(tx, about, 'CLOSED_PERMANENTLY', businessStatus);
    if (listingIds.length === 0) return;
    // What was taken down, hidden or resumed since is left as it is.
    const paused = { id: In(listingIds), farmId: about.id, isAvailable: false };
    const listings = await tx.findBy(Listing, paused);
    const back = listings.filter(({ removedAt, hiddenAt }) => removedAt === null && hiddenAt === null);
    if (back.length > 0) {
      await tx.update(Listing, { id: In(back.map(({ id }) => id)) }, { isAvailable: true, ...untouched });
    }
  },
};

async function setStatus(tx: EntityManager, about: Answering, was: string, is: string): Promise<void> {
  const { id, userId, username, now } = about;
  await tx.update(Farm, { id }, { businessStatus: is, updatedAt: now });
  await writeAudit(tx, {
    actor: { id: userId, username },
    ...{ action: 'owner-update', resource: 'farms', id },
    ...{ before: { businessStatus: was }, after: { businessStatus: is } },
  });
}

export const marketAnswers: Answers = {
  async confirm(tx, about) {
    const { id, now } = about;
    // With a moment of its own, which imports leave, while they read the day from their records.
    const { timeZone } = await tx.findOneOrFail(Place, { select: { timeZone: true }, where: { id } });
    const lastConfirmed = dayThere(timeZone, now);
    await tx.update(Place, { id }, { lastConfirmed, confirmedAt: now, ...untouched });
    await note(tx, about, 'confirm');
  },

  /** As staff hide a place: imports leave it hidden, and staff can restore it. */
  async close(tx, about) {
    const { id, now } = about;
    await tx.update(Place, { id }, { hiddenAt: now, updatedAt: now });
    await makeDays(tx, [id]);
    await note(tx, about, 'close');
    return { hiddenAt: now.toISOString() };
  },

  async reopen(tx, about) {
    const { id, now } = about;
    await tx.update(Place, { id }, { hiddenAt: null, updatedAt: now });
    await makeDays(tx, [id]);
    await note(tx, about, 'reopen');
  },
};

const note = (tx: EntityManager, { id, userId }: Answering, action: 'confirm' | 'close' | 'reopen') =>
  noteMarketEvent(tx, { placeId: id, userId, role: 'manager', action });
