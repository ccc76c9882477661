import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type { ActingUser } from '../../accounts/businesses/acting.js';
import type {
  NewsFields,
  NewsQuery,
  NewsView,
  OwnFarmNews,
  OwnNewsView,
} from '../../contract/directory/news.js';
import { imageUrl } from '../../contract/shared/images.js';
import { Announcements } from '../../platform/announcements/announcements.js';
import { fetchRows } from '../../platform/database/statement.js';
import type { Page } from '../../platform/http/answers/paging.js';
import type { FormWithFile } from '../../platform/http/bodies/multipart.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { Media } from '../../platform/media/media.js';
import { claimsUnderReview, underReview } from '../farms/claims/claim-review.js';
import { lockOwnFarm } from '../farms/own-farms.js';
import { FarmNews } from '../tables/farm-news.entity.js';
import { Farm } from '../tables/farm.entity.js';
import { announcementOf, newsKey } from './announcement-of.js';
import * as sql from './farm-news.sql.js';
import { newsView, ownNewsView } from './farm-news.view.js';
import { newsLeft } from './news-week.rules.js';

const MOST_OWN = 10;

/** The farm's row is locked by whoever writes. */
@Injectable()
export class FarmNewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: Media,
    private readonly announcements: Announcements,
  ) {}

  async ofFarm(farmId: number, { limit, offset }: NewsQuery): Promise<Page<NewsView>> {
    const rows = await fetchRows(this.dataSource, sql.newsOfFarm, [farmId, limit, offset]);
    const [{ count } = { count: 0 }] = await fetchRows(this.dataSource, sql.countNewsOfFarm, [farmId]);
    return { items: rows.map(newsView), total: count, isMore: false };
  }

  async own(userId: number): Promise<OwnFarmNews[]> {
    const tx = this.dataSource.manager;
    const farms = await tx.find(Farm, { where: { userId }, order: { name: 'ASC', id: 'ASC' } });
    const ids = farms.map(({ id }) => id);
    const posted = await fetchRows(tx, sql.postedThisWeek, [ids]);
    const news = await fetchRows(tx, sql.lastNewsOfFarms, [ids, MOST_OWN]);
    return farms.map((farm) => {
      const ofThis = ({ farmId }: { farmId: number }) => farmId === farm.id;
      const { left, nextAt } = newsLeft(posted.filter(ofThis).map(({ createdAt }) => createdAt));
      const refused = refusalOf(farm);
      return {
        farmId: farm.id,
        farmName: farm.name,
        left: refused === null ? left : 0,
        nextAt: refused === null ? (nextAt?.toISOString() ?? null) : null,
        refused,
        stoppedReason: farm.newsStoppedReason,
        news: news.filter(ofThis).map(ownNewsView),
      };
    });
  }

  /** @throws FARM_NOT_FOUND, NEWS_STOPPED, NEWS_NOT_VERIFIED, TOO_MUCH_NEWS, and what pictures throw */
  async post(
    user: ActingUser,
    farmId: number,
    { fields, file }: FormWithFile<NewsFields>,
  ): Promise<OwnNewsView> {
    // Looked at first, so that a picture is not worked on in vain.
    await this.dataSource.transaction((tx) => lockPoster(tx, user, farmId));
    return this.media.keeping(file, user.id, (image) =>
      this.dataSource.transaction(async (tx) => {
        const farm = await lockPoster(tx, user, farmId);
        const { text } = fields;
        const alt = image ? fields.alt : '';
        const saved = await tx.save(
          FarmNews,
          tx.create(FarmNews, { farmId, userId: user.actor.id, text, alt, imageId: image?.id ?? null }),
        );
        const places = await fetchRows(tx, sql.placesOfFarm, [farmId]);
        const placeIds = places.map(({ id: placeId }) => placeId);
        await this.announcements.announce(tx, announcementOf(farm, placeIds, saved));
        const { id, createdAt } = saved;
        const size = { width: image?.width ?? null, height: image?.height ?? null };
        const row = { id, farmId, text, alt, imageId: saved.imageId, ...size, createdAt };
        return ownNewsView({ ...row, isHidden: false, hiddenReason: null });
      }),
    );
  }

  /**
   * Takes news off the page. Followers who were told of it already keep what they got.
   * @throws FARM_NOT_FOUND, NEWS_NOT_FOUND; CLAIM_UNDER_REVIEW until staff have verified a claim
   */
  async remove(user: ActingUser, farmId: number, id: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const farm = await lockOwnFarm(tx, farmId, user.id);
      // What it shows is of who had the farm before.
      if ((await claimsUnderReview(tx, [farm])).has(farmId)) throw underReview();
      const news = await tx.findOneBy(FarmNews, { id, farmId, removedAt: IsNull() });
      if (!news) throw new DomainError('NEWS_NOT_FOUND');
      await tx.update(FarmNews, id, { removedAt: new Date(), imageId: null });
      await this.announcements.withdraw(tx, newsKey(id));
      if (news.imageId !== null) await this.media.discard(tx, imageUrl(news.imageId));
    });
  }
}

const refusalOf = ({ newsStoppedAt, isVerified }: Farm): OwnFarmNews['refused'] =>
  newsStoppedAt !== null ? 'stopped' : isVerified ? null : 'unverified';

/** @throws FARM_NOT_FOUND, NEWS_STOPPED, NEWS_NOT_VERIFIED, TOO_MUCH_NEWS */
async function lockPoster(tx: EntityManager, user: ActingUser, farmId: number): Promise<Farm> {
  const farm = await lockOwnFarm(tx, farmId, user.id);
  const refused = refusalOf(farm);
  if (refused !== null) throw new DomainError(refused === 'stopped' ? 'NEWS_STOPPED' : 'NEWS_NOT_VERIFIED');
  const posted = await fetchRows(tx, sql.postedThisWeek, [[farmId]]);
  if (newsLeft(posted.map(({ createdAt }) => createdAt)).left === 0) throw new DomainError('TOO_MUCH_NEWS');
  return farm;
}
