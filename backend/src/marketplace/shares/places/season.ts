import type { EntityManager } from 'typeorm';
import type { ShareHalf } from '../../../contract/marketplace/shares/share-terms.js';
import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { SharePlan } from '../../tables/share-plan.entity.js';
import { ShareSize } from '../../tables/share-size.entity.js';
import type { Choice } from '../joining/quote-share.js';
import {
  datesOfPlans,
  type ShareDateRow,
  type ShareSiteRow,
  sitesOfPlans,
} from '../plans/share-plans.sql.js';

/** A share with what its places are chosen by; its places are locked. */
export interface Season {
  plan: SharePlan;
  sizes: ShareSize[];
  sites: ShareSiteRow[];
  dates: ShareDateRow[];
}

/** What a place is kept for. */
export interface Asked {
  sizeId: number | null;
  scheduleId: number;
  half: ShareHalf | null;
  quantity: number;
}

/** What says that there is none now. */
const NO_PLACE = new Set(['SHARE_FULL', 'SHARE_SITE_FULL', 'SHARE_NOT_OPEN']);

export const isNoPlace = (error: unknown): boolean =>
  error instanceof DomainError && NO_PLACE.has(error.code);

export const sizesOf = (tx: EntityManager, planId: number) =>
  tx.find(ShareSize, { where: { planId }, order: { position: 'ASC', id: 'ASC' } });

export const seasonOf = async (tx: EntityManager, planId: number): Promise<Season> => ({
  plan: await tx.findOneByOrFail(SharePlan, { id: planId }),
  sizes: await sizesOf(tx, planId),
  sites: await fetchRows(tx, sitesOfPlans, [[planId]]),
  dates: await fetchRows(tx, datesOfPlans, [[planId]]),
});

/** Null where the share has no such size or pickup. */
export function choiceOf({ plan, sizes, sites, dates }: Season, asked: Asked): Choice | null {
  const size = sizes.find(({ id }) => id === asked.sizeId);
  const site = sites.find(({ scheduleId }) => scheduleId === asked.scheduleId);
  if (!size || !site) return null;
  const { quantity, half } = asked;
  return { plan, size, site, dates, request: { quantity, half, payments: 1 } };
}

export const todayOf = ({ sites }: Season, now: Date) => dayIn(sites[0]?.timeZone ?? 'UTC', now);
