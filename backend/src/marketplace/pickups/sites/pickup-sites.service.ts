import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { MAX_SITES } from '../../../contract/marketplace/pickup/pickup-sites.js';
import {
  type PickupSiteRequest,
  type PickupSiteView,
  SeenSite,
} from '../../../contract/marketplace/pickup/pickups.js';
import { refuseOverwriting, withKept } from '../../../platform/admin/conflicts.rules.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { ZipCodes } from '../../../platform/geo/zip-codes.service.js';
import type { FormWithFile } from '../../../platform/http/bodies/multipart.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { type KeptImage, Media } from '../../../platform/media/media.js';
import { PickupSchedule } from '../../tables/pickup-schedule.entity.js';
import { PickupSite } from '../../tables/pickup-site.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { lockVendor } from '../../vendors/lock-vendor.js';
import { vendorPosition } from '../../vendors/profiles/vendor-place.rules.js';
import { pickupSiteView } from '../pickup.view.js';
import { makeWindows } from '../windows/make-windows.js';
import { refusePromised } from '../windows/refuse-promised.js';
import { marketOfSite } from './pickup-sites.sql.js';

type Place = Pick<
  PickupSite,
  'name' | 'address' | 'city' | 'state' | 'zipCode' | 'latitude' | 'longitude' | 'timeZone'
>;

type SiteForm = FormWithFile<PickupSiteRequest>;

const FOLLOWS_MARKET = 'A schedule here follows the market’s days. End that schedule first.';

/** Whatever is another vendor's answers as what is not there. */
@Injectable()
export class PickupSites {
  constructor(
    private readonly db: DataSource,
    private readonly zipCodes: ZipCodes,
    private readonly media: Media,
  ) {}

  async list({ id: vendorId }: OwnVendor): Promise<PickupSiteView[]> {
    const sites = await this.db
      .getRepository(PickupSite)
      .find({ where: { vendorId, closedAt: IsNull() }, order: { id: 'ASC' } });
    const schedules = await this.db.getRepository(PickupSchedule).find({
      where: { siteId: In(sites.map(({ id }) => id)), endedAt: IsNull() },
      order: { id: 'ASC' },
    });
    return sites.map((site) =>
      pickupSiteView(
        site,
        schedules.filter(({ siteId }) => siteId === site.id),
      ),
    );
  }

  /** @throws TOO_MANY_PICKUP_SITES, VALIDATION_FAILED, and what `Media.keeping` throws */
  async create({ id: vendorId, userId }: OwnVendor, { fields, file }: SiteForm): Promise<PickupSiteView> {
    return this.media.keeping(file, userId, (image) =>
      this.db.transaction(async (tx) => {
        const imageUrl = pictureOf(fields, image, null);
        return readSite(tx, vendorId, await this.add(tx, vendorId, fields, imageUrl));
      }),
    );
  }

  /** @returns its id @throws TOO_MANY_PICKUP_SITES, VALIDATION_FAILED */
  async add(
    tx: EntityManager,
    vendorId: number,
    fields: PickupSiteRequest,
    imageUrl: string | null = null,
  ): Promise<number> {
    await lockVendor(tx, vendorId);
    const open = await tx.countBy(PickupSite, { vendorId, closedAt: IsNull() });
    if (open >= MAX_SITES) throw new DomainError('TOO_MANY_PICKUP_SITES');
    const columns = { vendorId, imageUrl, ...(await this.columnsOf(tx, fields)) };
    return (await tx.save(PickupSite, columns)).id;
  }

  /** Windows nobody ordered for follow. @throws as above, PICKUP_SITE_NOT_FOUND, CHANGED_MEANWHILE */
  async update(
    { id: vendorId, userId }: OwnVendor,
    id: number,
    { fields: { was, ...form }, file }: SiteForm,
  ): Promise<PickupSiteView> {
    return this.media.keeping(file, userId, (image) =>
      this.db.transaction(async (tx) => {
        const before = await findSite(tx, vendorId, id);
        const isOther = image !== null || form.removeImage;
        const given = { ...form, ...(isOther && { imageUrl: image?.url ?? null }) };
        // Who sends another kind without having seen this one has seen what is no longer there.
        refuseOverwriting(SeenSite, before, given, was && { kind: form.kind, ...was });
        const fields = withKept(form, was, before as Partial<typeof form>);
        const columns = await this.columnsOf(tx, fields);
        const following = { siteId: id, kind: 'market_days', endedAt: IsNull() } as const;
        if (columns.placeId === null && (await tx.existsBy(PickupSchedule, following)))
          throw new DomainError('VALIDATION_FAILED', [{ path: 'kind', message: FOLLOWS_MARKET }]);
        const imageUrl = pictureOf(fields, image, before.imageUrl);
        await tx.update(PickupSite, { id, vendorId }, { ...columns, imageUrl });
        if (before.imageUrl !== imageUrl) await this.media.discard(tx, before.imageUrl);
        await replan(tx, id);
        return readSite(tx, vendorId, id);
      }),
    );
  }

  /** What is over keeps pointing to it. @throws PICKUP_SITE_NOT_FOUND, PICKUP_SITE_IN_USE */
  async close({ id: vendorId }: OwnVendor, id: number): Promise<void> {
    const now = new Date();
    await this.db.transaction(async (tx) => {
      await findSite(tx, vendorId, id);
      await tx.update(PickupSite, { id, vendorId }, { closedAt: now });
      await replan(tx, id);
      await refusePromised(tx, { siteId: id }, now, 'PICKUP_SITE_IN_USE');
    });
  }

  private async columnsOf(tx: EntityManager, request: PickupSiteRequest) {
    const { kind, instructions, accessNote } = request;
    const notes = { kind, instructions, accessNote };
    if (request.kind === 'market') {
      const place = await this.marketPlace(tx, request.placeId);
      return { ...notes, ...place, placeId: request.placeId, host: null };
    }
    const host = request.kind === 'drop_point' ? request.host : null;
    return { ...notes, ...(await this.ownPlace(tx, request)), placeId: null, host };
  }

  private async ownPlace(
    tx: EntityManager,
    request: Exclude<PickupSiteRequest, { kind: 'market' }>,
  ): Promise<Place> {
    const { name, address, city, state, zipCode } = request;
    const zip = await this.zipCodes.find(zipCode, tx);
    const position = vendorPosition(request, zip);
    if (!zip || 'message' in position)
      throw new DomainError('VALIDATION_FAILED', 'message' in position ? [position] : []);
    return { name, address, city, state, zipCode, ...position, timeZone: zip.timeZone };
  }

  private async marketPlace(tx: EntityManager, placeId: number): Promise<Place> {
    const [market] = await fetchRows(tx, marketOfSite, [placeId]);
    const refuse = (message: string) => new DomainError('VALIDATION_FAILED', [{ path: 'placeId', message }]);
    if (!market) throw refuse("We couldn't find this market. Please choose another one.");
    const { city, state, zipCode, timeZone, ...place } = market;
    if (city === null || state === null || zipCode === null || timeZone === null)
      throw refuse("We don't know exactly where this market is. Please add it as a drop point.");
    return { ...place, city, state, zipCode, timeZone };
  }
}

const pictureOf = ({ removeImage }: PickupSiteRequest, image: KeptImage | null, before: string | null) =>
  image?.url ?? (removeImage ? null : before);

/** Locks a site that is in use. @throws PICKUP_SITE_NOT_FOUND */
export async function findSite(tx: EntityManager, vendorId: number, id: number): Promise<PickupSite> {
  const where = { id, vendorId, closedAt: IsNull() };
  const site = await tx.findOne(PickupSite, { where, lock: { mode: 'for_no_key_update' } });
  if (!site) throw new DomainError('PICKUP_SITE_NOT_FOUND');
  return site;
}

/** @throws PICKUP_SITE_NOT_FOUND */
export async function readSite(tx: EntityManager, vendorId: number, id: number): Promise<PickupSiteView> {
  const site = await findSite(tx, vendorId, id);
  return pickupSiteView(site, await schedulesOf(tx, id));
}

const schedulesOf = (tx: EntityManager, siteId: number) =>
  tx.find(PickupSchedule, { where: { siteId, endedAt: IsNull() }, order: { id: 'ASC' } });

async function replan(tx: EntityManager, siteId: number): Promise<void> {
  const schedules = await schedulesOf(tx, siteId);
  await makeWindows(
    tx,
    schedules.map(({ id }) => id),
  );
}
