import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { MAX_FOLLOWS, readFollowKey } from '../../contract/following/follow-kinds.js';
import {
  type FollowerCounts,
  type FollowList,
  type FollowPreferences,
  type FollowPreferencesRequest,
  type FollowRequest,
  type FollowView,
  SeenPreferences,
} from '../../contract/following/follows.js';
import { refuseOverwriting, withKept } from '../../platform/admin/conflicts.rules.js';
import { fetchRows } from '../../platform/database/statement.js';
import { ZipCodes } from '../../platform/geo/zip-codes.service.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { maskedEmail } from '../../platform/mail/masked-email.rules.js';
import { Follower } from '../followers/follower.entity.js';
import { Followers } from '../followers/followers.service.js';
import { Follow } from './follow.entity.js';
import { chosenBy, followView, preferencesView } from './follow.view.js';
import { countsOfOwner, followedByKeys, type FollowedRow, sameKeys } from './followed.sql.js';

const MISSING = {
  product: 'PRODUCT_NOT_FOUND',
  farm: 'FARM_NOT_FOUND',
  place: 'PLACE_NOT_FOUND',
} as const;

type Subject = Pick<Follow, 'key' | 'name' | 'words' | 'zipCode' | 'miles' | 'latitude' | 'longitude'>;

const NO_SEARCH = { words: null, zipCode: null, miles: null, latitude: null, longitude: null };

@Injectable()
export class FollowsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly followers: Followers,
    private readonly zipCodes: ZipCodes,
  ) {}

  async ofAccount(userId: number): Promise<FollowList> {
    const follower = await this.followers.find(userId);
    const tx = this.dataSource.manager;
    return {
      follows: follower ? await this.viewsOf(tx, follower.id) : [],
      preferences: await this.preferencesOfAccount(tx, userId, follower),
    };
  }

  /** The address is cut short. @throws LINK_NOT_VALID */
  async ofLink(token: string): Promise<FollowList> {
    const tx = this.dataSource.manager;
    const follower = await this.byLink(tx, token);
    return {
      follows: await this.viewsOf(tx, follower.id),
      preferences: await this.preferencesOfLink(tx, follower),
    };
  }

  /** @throws FARM_NOT_FOUND, PLACE_NOT_FOUND, PRODUCT_NOT_FOUND, ZIP_NOT_FOUND, TOO_MANY_FOLLOWS */
  async add(userId: number, request: FollowRequest): Promise<FollowView> {
    const subject = await this.subjectOf(request);
    return this.dataSource.transaction(async (tx) =>
      this.follow(tx, await this.followers.ofAccount(tx, userId, request.timeZone), subject),
    );
  }

  /** @throws LINK_NOT_VALID, and as `add` */
  async addByLink(token: string, request: FollowRequest): Promise<FollowView> {
    const subject = await this.subjectOf(request);
    return this.dataSource.transaction(async (tx) => this.follow(tx, await this.byLink(tx, token), subject));
  }

  /** Does nothing where it is not followed, or by someone else. */
  async remove(userId: number, id: number): Promise<void> {
    const follower = await this.followers.find(userId);
    if (follower) await this.dataSource.transaction((tx) => this.unfollow(tx, follower, id));
  }

  /** @throws LINK_NOT_VALID */
  async removeByLink(token: string, id: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => this.unfollow(tx, await this.byLink(tx, token), id));
  }

  /** @throws CHANGED_MEANWHILE */
  async prefer(userId: number, request: FollowPreferencesRequest): Promise<FollowPreferences> {
    return this.dataSource.transaction(async (tx) => {
      const follower = await this.followers.ofAccount(tx, userId, request.timeZone);
      await this.savePreferences(tx, follower, request);
      const saved = await tx.findOneByOrFail(Follower, { id: follower.id });
      return this.preferencesOfAccount(tx, userId, saved);
    });
  }

  /** @throws LINK_NOT_VALID, CHANGED_MEANWHILE */
  async preferByLink(token: string, request: FollowPreferencesRequest): Promise<FollowPreferences> {
    return this.dataSource.transaction(async (tx) => {
      const follower = await this.byLink(tx, token);
      await this.savePreferences(tx, follower, request);
      return this.preferencesOfLink(tx, await tx.findOneByOrFail(Follower, { id: follower.id }));
    });
  }

  /** Of an account, the account stays. @throws LINK_NOT_VALID */
  async eraseByLink(token: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const follower = await this.byLink(tx, token);
      await tx.delete(Follower, { id: follower.id });
      await this.followers.withdrawNotices(tx, follower);
      await this.followers.forgetEmails(tx, follower);
    });
  }

  countsOf(ownerId: number): Promise<FollowerCounts> {
    return fetchRows(this.dataSource, countsOfOwner, [ownerId]);
  }

  async subjectOf({ key, search }: FollowRequest): Promise<Subject> {
    if (search) {
      const zip = await this.zipCodes.find(search.zipCode);
      if (!zip) throw new DomainError('ZIP_NOT_FOUND');
      const { latitude, longitude } = zip;
      return { key: null, name: search.words, ...search, latitude, longitude };
    }
    const [shown] = await fetchRows(this.dataSource, followedByKeys, [[key ?? '']]);
    if (!shown) throw new DomainError(MISSING[readFollowKey(key ?? '')?.kind ?? 'place']);
    return { key: shown.key, name: shown.name, ...NO_SEARCH };
  }

  /** Whoever had stopped all notices begins again. */
  async follow(tx: EntityManager, { id: followerId }: Follower, subject: Subject): Promise<FollowView> {
    // Two devices at once would both be within the limit.
    await lockFollower(tx, followerId);
    await tx.update(Follower, followerId, { stoppedAt: null });
    const known = await this.known(tx, followerId, subject);
    if (known) return this.viewOf(tx, known);
    const count = await tx.countBy(Follow, { followerId });
    if (count >= MAX_FOLLOWS) throw new DomainError('TOO_MANY_FOLLOWS');
    return this.viewOf(tx, await tx.save(tx.create(Follow, { followerId, ...subject })));
  }

  private async unfollow(tx: EntityManager, follower: Follower, id: number): Promise<void> {
    await lockFollower(tx, follower.id);
    const { affected } = await tx.delete(Follow, { id, followerId: follower.id });
    if (affected) await this.followers.recallNotices(tx, follower);
  }

  private async known(tx: EntityManager, followerId: number, subject: Subject): Promise<Follow | null> {
    const { key, words, zipCode, miles } = subject;
    if (key === null) {
      const of = { followerId, words: words ?? '', zipCode: zipCode ?? '', miles: miles ?? 0 };
      return tx.findOneBy(Follow, of);
    }
    const keys = (await fetchRows(tx, sameKeys, [[key]])).map((row) => row.key);
    return tx.findOneBy(Follow, { followerId, key: In(keys) });
  }

  private async viewsOf(tx: EntityManager, followerId: number): Promise<FollowView[]> {
    const follows = await tx.find(Follow, { where: { followerId }, order: { id: 'DESC' } });
    const shown = await this.shownOf(tx, follows);
    return follows.map((follow) => followView(follow, shown.get(follow.key ?? '')));
  }

  private async viewOf(tx: EntityManager, follow: Follow): Promise<FollowView> {
    const shown = await this.shownOf(tx, [follow]);
    return followView(follow, shown.get(follow.key ?? ''));
  }

  private async shownOf(tx: EntityManager, follows: readonly Follow[]): Promise<Map<string, FollowedRow>> {
    const keys = follows.flatMap(({ key }) => key ?? []);
    const rows = keys.length > 0 ? await fetchRows(tx, followedByKeys, [keys]) : [];
    return new Map(rows.map((row) => [row.asked, row]));
  }

  private async savePreferences(
    tx: EntityManager,
    follower: Follower,
    { was, ...form }: FollowPreferencesRequest,
  ): Promise<void> {
    const lock = { mode: 'pessimistic_write' } as const;
    const present = await tx.findOneOrFail(Follower, { where: { id: follower.id }, lock });
    refuseOverwriting(SeenPreferences, chosenBy(present), form, was);
    const { isStopped, ...preferences } = withKept(form, was, chosenBy(present));
    const stoppedAt = isStopped ? (present.stoppedAt ?? new Date()) : null;
    await tx.update(Follower, follower.id, { ...preferences, stoppedAt });
    if (isStopped) await this.followers.withdrawNotices(tx, follower);
    else await this.followers.recallNotices(tx, follower);
  }

  private async byLink(tx: EntityManager, token: string): Promise<Follower> {
    const follower = await this.followers.ofToken(tx, token);
    if (!follower) throw new DomainError('LINK_NOT_VALID');
    return follower;
  }

  private async preferencesOfAccount(tx: EntityManager, userId: number, follower: Follower | null) {
    return preferencesView(follower, await this.followers.addressOfAccount(tx, userId));
  }

  private async preferencesOfLink(tx: EntityManager, follower: Follower): Promise<FollowPreferences> {
    const { email, isConfirmed } = await this.followers.addressOf(tx, follower);
    return preferencesView(follower, { email: maskedEmail(email), isConfirmed });
  }
}

/** Waits for notices that are being written for them. @throws LINK_NOT_VALID */
async function lockFollower(tx: EntityManager, id: number): Promise<void> {
  const lock = { mode: 'for_no_key_update' } as const;
  const locked = await tx.findOne(Follower, { select: { id: true }, where: { id }, lock });
  if (!locked) throw new DomainError('LINK_NOT_VALID');
}
