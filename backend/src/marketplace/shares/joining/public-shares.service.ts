import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  ShareQuoteRequest,
  ShareQuoteView,
  ShareView,
} from '../../../contract/marketplace/shares/public-shares.js';
import { seasonDays } from '../../../contract/marketplace/shares/season.js';
import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import { amountOf } from '../../../contract/shared/money.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { ShareSize } from '../../tables/share-size.entity.js';
import { addOnsOf, sizeToChoose } from '../add-ons/add-ons-of.js';
import { CardPages } from '../cards/card-pages.service.js';
import { shareFields, siteUsual } from '../plans/share-plan.view.js';
import { datesOfPlans, sitesOfPlans } from '../plans/share-plans.sql.js';
import { sizePrices } from '../prices/price.view.js';
import { loadChoice, refuseLateJoin, shownShare } from './load-choice.js';
import { quoteShare, quoteView } from './quote-share.js';

/** Shares as people who may join see them. */
@Injectable()
export class PublicShares {
  constructor(
    private readonly db: DataSource,
    private readonly cards: CardPages,
  ) {}

  /** @throws SHARE_NOT_FOUND for add-ons, and once nobody may join */
  async get(id: number, now = new Date()): Promise<ShareView> {
    const tx = this.db.manager;
    const { plan, vendor } = await shownShare(tx, id, { lock: false });
    const sizes = await tx.find(ShareSize, { where: { planId: id }, order: { position: 'ASC', id: 'ASC' } });
    const sites = await fetchRows(tx, sitesOfPlans, [[id]]);
    const today = dayIn(sites[0]?.timeZone ?? 'UTC', now);
    const dates = await fetchRows(tx, datesOfPlans, [[id]]);
    const left = dates.filter(({ date, state }) => date >= today && state !== 'canceled');
    if (left.length === 0 || (plan.joinUntil !== null && today > plan.joinUntil))
      throw new DomainError('SHARE_NOT_FOUND');
    return {
      ...shareFields(plan),
      ...seasonDays(dates, plan),
      vendor: {
        ...{ id: vendor.id, name: vendor.name, city: vendor.city, state: vendor.state },
        isDemonstration: vendor.isDemonstration,
      },
      sizes: sizes.map((size) => ({
        ...sizeToChoose(size),
        prices: sizePrices(plan.priceChoice, size.price),
      })),
      sites: sites.map((site) => ({
        ...{ scheduleId: site.scheduleId, name: site.name, address: site.address, city: site.city },
        ...{ state: site.state, fee: amountOf(site.fee), usual: siteUsual(site, now) },
      })),
      takesCards: this.cards.gateway !== null,
      dates: left.map(({ id: dateId, date, half }) => ({ id: dateId, date, half })),
      addOns: await addOnsOf(tx, id, now),
    };
  }

  /** @throws SHARE_NOT_FOUND, SHARE_NOT_OPEN, SHARE_FULL, SHARE_SITE_FULL, VALIDATION_FAILED */
  async quote(id: number, request: ShareQuoteRequest, now = new Date()): Promise<ShareQuoteView> {
    const tx = this.db.manager;
    const { plan } = await shownShare(tx, id, { lock: false, where: {} });
    const choice = await loadChoice(tx, plan, request, { lock: false });
    refuseLateJoin(choice, now);
    return quoteView(await quoteShare(tx, choice, now));
  }
}
