import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { seasonDays } from '../../../contract/marketplace/shares/season.js';
import type {
  PublishShareRequest,
  SharePlanRequest,
  SharePlanView,
} from '../../../contract/marketplace/shares/share-plans.js';
import { MAX_SHARES_PER_VENDOR } from '../../../contract/marketplace/shares/share-terms.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { SharePlan } from '../../tables/share-plan.entity.js';
import { ShareSite } from '../../tables/share-site.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { lockVendor } from '../../vendors/lock-vendor.js';
import { Renewing } from '../renewals/renewing.js';
import { withSeason } from './add-on-season.js';
import { loadPlans } from './load-plans.js';
import { writeNext } from './next-season.js';
import { publishShare } from './publish-share.js';
import { ownPlanIds } from './share-plans.sql.js';
import {
  lockPlan,
  refuseWrongSeason,
  seasonOf,
  shownOf,
  writeDraft,
  writeSites,
  writeSizes,
} from './write-plan.js';

/** A farm's own shares. Whatever is another vendor's answers as what is not there. */
@Injectable()
export class SharePlans {
  constructor(
    private readonly db: DataSource,
    private readonly renewing: Renewing,
  ) {}

  async list({ id }: OwnVendor): Promise<SharePlanView[]> {
    const ids = (await fetchRows(this.db, ownPlanIds, [id])).map((plan) => plan.id);
    const plans = await loadPlans(this.db.manager, ids);
    return plans.map((plan) => ({ ...plan, ...seasonDays(plan.dates, plan) }));
  }

  /** @throws SHARE_NOT_FOUND */
  async get(vendor: OwnVendor, id: number): Promise<SharePlanView> {
    if (!(await this.db.manager.existsBy(SharePlan, { id, vendorId: vendor.id })))
      throw new DomainError('SHARE_NOT_FOUND');
    return read(this.db.manager, id);
  }

  /** @throws TOO_MANY_SHARES, VALIDATION_FAILED */
  create({ id: vendorId }: OwnVendor, request: SharePlanRequest): Promise<SharePlanView> {
    return this.db.transaction(async (tx) => {
      await lockVendor(tx, vendorId);
      if ((await tx.countBy(SharePlan, { vendorId })) >= MAX_SHARES_PER_VENDOR)
        throw new DomainError('TOO_MANY_SHARES');
      const { id } = await writeDraft(tx, vendorId, request);
      return read(tx, id);
    });
  }

  /** @throws SHARE_NOT_FOUND, SHARE_PUBLISHED, VALIDATION_FAILED */
  update(vendor: OwnVendor, id: number, request: SharePlanRequest): Promise<SharePlanView> {
    return this.db.transaction(async (tx) => {
      const plan = await lockPlan(tx, vendor.id, id);
      if (plan.status === 'draft') {
        const season = await withSeason(tx, vendor.id, request);
        await refuseWrongSeason(tx, vendor.id, season);
        await tx.update(SharePlan, id, seasonOf(season));
        await writeSites(tx, id, season.sites);
      } else await refuseOtherSeason(tx, plan, request);
      await tx.update(SharePlan, id, shownOf(request));
      await writeSizes(tx, id, request.sizes);
      return read(tx, id);
    });
  }

  /**
   * Members of the last season are asked before anybody can join.
   * @throws SHARE_NOT_FOUND, SHARE_PUBLISHED, VALIDATION_FAILED
   */
  publish(
    vendor: OwnVendor,
    id: number,
    { renewUntil }: PublishShareRequest,
    now = new Date(),
  ): Promise<SharePlanView> {
    return this.db.transaction(async (tx) => {
      const plan = await lockPlan(tx, vendor.id, id);
      await publishShare(tx, plan, now);
      if (renewUntil !== null && plan.renewsId !== null) {
        await tx.update(SharePlan, id, { renewUntil });
        await this.renewing.ask(tx, plan, renewUntil, now);
      }
      return read(tx, id);
    });
  }

  /**
   * A draft of next season, or the one that there is; add-ons are planned anew.
   * @throws SHARE_NOT_FOUND, TOO_MANY_SHARES
   */
  planNext({ id: vendorId }: OwnVendor, id: number): Promise<SharePlanView> {
    return this.db.transaction(async (tx) => {
      await lockVendor(tx, vendorId);
      const plan = await tx.findOneBy(SharePlan, { id, vendorId, status: Not('draft'), addOnToId: IsNull() });
      if (!plan) throw new DomainError('SHARE_NOT_FOUND');
      const known = await tx.findOneBy(SharePlan, { renewsId: id });
      if (known) return read(tx, known.id);
      if ((await tx.countBy(SharePlan, { vendorId })) >= MAX_SHARES_PER_VENDOR)
        throw new DomainError('TOO_MANY_SHARES');
      return read(tx, await writeNext(tx, plan));
    });
  }

  /** @throws SHARE_NOT_FOUND, SHARE_PUBLISHED */
  async remove(vendor: OwnVendor, id: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const plan = await lockPlan(tx, vendor.id, id);
      if (plan.status !== 'draft') throw new DomainError('SHARE_PUBLISHED');
      await tx.delete(SharePlan, id);
    });
  }
}

async function read(tx: EntityManager, id: number): Promise<SharePlanView> {
  const [view] = await loadPlans(tx, [id]);
  if (!view) throw new DomainError('SHARE_NOT_FOUND');
  return view;
}

/** Members joined under it. @throws SHARE_PUBLISHED */
async function refuseOtherSeason(
  tx: EntityManager,
  plan: SharePlan,
  request: SharePlanRequest,
): Promise<void> {
  const asked = seasonOf(request);
  const keys = Object.keys(asked) as (keyof typeof asked)[];
  const sites = await tx.find(ShareSite, { where: { planId: plan.id }, order: { position: 'ASC' } });
  const now = sites.map(({ scheduleId, fee }) => ({ scheduleId, fee }));
  const isSame =
    keys.every((key) => isDeepStrictEqual(plan[key], asked[key])) && isDeepStrictEqual(now, request.sites);
  if (!isSame) throw new DomainError('SHARE_PUBLISHED');
}
