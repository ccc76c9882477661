import { Inject, Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { lockAccount } from '../../../accounts/users/lock-account.js';
import { UsersService } from '../../../accounts/users/users.service.js';
import { MARKET_DAYS_AHEAD } from '../../../contract/directory/market-days.js';
import type {
  ManagedMarket,
  MarketCodeSent,
  MyMarkets,
} from '../../../contract/directory/market-management.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { paths } from '../../../contract/shared/site-paths.js';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { ipv6Prefix } from '../../../platform/http/security/ipv6-prefix.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { maskedEmail } from '../../../platform/mail/masked-email.rules.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { appSecret } from '../../../platform/secrets/app-secrets.js';
import { checkCode, codeHash, isOpen } from '../../farms/claims/sent-code.rules.js';
import { comingExceptions } from '../../places/opening/exceptions.rules.js';
import { MarketClaim } from '../../tables/market-claim.entity.js';
import { MarketManager } from '../../tables/market-manager.entity.js';
import { MarketMap } from '../../tables/market-map.entity.js';
import { MarketBoards } from '../board/market-boards.service.js';
import { daysOfPlace } from '../days/market-days.sql.js';
import { noteMarketEvent } from '../market-events.js';
import { memberView } from '../roster/member.view.js';
import { rosterOfPlace } from '../roster/roster.sql.js';
import { stallMapView } from '../stall-map/stall-map.view.js';
import { claimableMarket, contactOfMarket, mailboxOf } from './claimable-market.js';
import { lockManagedMarket } from './managed-market.js';
import { marketCodeMail } from './manager-mails.js';
import { managersOfPlace, marketsOfUser } from './managers.sql.js';
import { codeTyped, MARKET_CODE } from './market-code.rules.js';
import { lastKnownDay, specialDates } from './special-dates.rules.js';

const SECRET = 'market-code';
/** Of one account for all markets, and of one network for a market. */
const CODES_A_DAY = 10;
const CODES_OF_NETWORK = 4;

@Injectable()
export class MarketManagers {
  private readonly countsNetworks: boolean;

  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
    private readonly limits: RateLimits,
    private readonly boards: MarketBoards,
    @Inject(CONFIG) { server }: Config,
  ) {
    this.countsNetworks = server.rateLimit;
  }

  async mine(userId: number): Promise<MyMarkets> {
    const rows = await fetchRows(this.dataSource, marketsOfUser, [userId]);
    const next = await this.boards.nextOf(rows.map(({ id }) => id));
    const moment = (id: number) => next.get(id)?.date ?? 'none';
    return rows
      .map((row) => ({ ...row, path: paths.place(row.id, row.name), next: next.get(row.id) ?? null }))
      .sort((a, b) => (moment(a.id) < moment(b.id) ? -1 : Number(moment(a.id) > moment(b.id))));
  }

  /** @throws PLACE_NOT_FOUND, also for a market that they don't manage */
  async manage(userId: number, placeId: number): Promise<ManagedMarket> {
    return this.dataSource.transaction(async (tx) => {
      const now = new Date();
      const place = await lockManagedMarket(tx, placeId, userId);
      const { id, name, timeZone, seasons } = place;
      const days = await fetchRows(tx, daysOfPlace, [id, now, MARKET_DAYS_AHEAD]);
      const daysUntil = lastKnownDay(timeZone, now);
      const exceptions = comingExceptions(place.exceptions, timeZone, now);
      const moved = days.flatMap(({ movedTo }) => movedTo ?? []);
      const dates = { daysUntil, specialDates: specialDates({ seasons, exceptions }, daysUntil, moved) };
      const managers = await fetchRows(tx, managersOfPlace, [id]);
      const members = (await fetchRows(tx, rosterOfPlace, [id])).map(memberView);
      const stallMap = stallMapView(await tx.findOneBy(MarketMap, { placeId: id }));
      return { id, name, path: paths.place(id, name), days, ...dates, managers, members, stallMap };
    });
  }

  /**
   * Sends a code to the market's own mailbox. One that the person had sent there and can still enter is not
   * sent again.
   * @param email at the domain of its website; null for the address that the directory has
   * @param address as `visitorAddress` has it
   * @returns where it went, masked
   * @throws PLACE_NOT_FOUND, ALREADY_MANAGER, MARKET_HAS_MANAGERS, MARKET_MANAGER_REMOVED,
   *   EMAIL_NOT_CONFIRMED, NO_MARKET_MAILBOX, TOO_MANY_REQUESTS; VALIDATION_FAILED for an address elsewhere;
   *   CODES_SENT_TODAY where the mailbox gets no more of them today
   */
  async sendCode(
    user: SignedInUser,
    placeId: number,
    email: string | null,
    address: string,
  ): Promise<MarketCodeSent> {
    const known = await this.dataSource.transaction(async (tx) => {
      const { to } = await this.mailboxFor(tx, user.id, placeId, email);
      const claim = await tx.findOneBy(MarketClaim, { placeId, userId: user.id, status: 'new' });
      return claim && claim.codeSentTo === to && isOpen(claim, MARKET_CODE, new Date()) ? to : null;
    });
    if (known !== null) return { sentTo: maskedEmail(known), isNew: false };
    // What is refused anyway counts for nothing, and no transaction waits for a second connection.
    const network = `${placeId} ${ipv6Prefix(address)}`;
    if (this.countsNetworks) await this.limits.take('market codes to', network, DAY_MS, CODES_OF_NETWORK);
    await this.limits.take('market codes of', String(user.id), DAY_MS, CODES_A_DAY);
    const secret = await appSecret(this.dataSource, SECRET);
    return this.dataSource.transaction(async (tx) => {
      const { place, to } = await this.mailboxFor(tx, user.id, placeId, email);
      const claim = await openClaim(tx, placeId, user.id);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const sent = { codeSentTo: to, codeSentAt: new Date(), codeTries: 0 };
      await tx.update(MarketClaim, { id: claim.id }, { ...sent, codeHash: codeHash(claim.id, code, secret) });
      const person = await this.users.contact(tx, user.id);
      const typed = codeTyped({ id: user.id, email: person?.email ?? '' }, to);
      const mail = marketCodeMail(to, place, { code, who: person?.name || user.username, typed });
      if ((await this.mails.enqueue(tx, mail)) === null) throw new DomainError('CODES_SENT_TODAY');
      return { sentTo: maskedEmail(to), isNew: true };
    });
  }

  private async mailboxFor(tx: EntityManager, userId: number, placeId: number, email: string | null) {
    await lockAccount(tx, userId);
    await this.users.requireConfirmedEmail(tx, userId);
    const place = await claimableMarket(tx, placeId, userId);
    return { place, to: mailboxOf(await contactOfMarket(tx, place), email) };
  }

  /** Makes the person a manager. @throws PLACE_NOT_FOUND, MARKET_CODE_WRONG, MARKET_CODE_EXPIRED, as above */
  async prove(userId: number, placeId: number, code: string): Promise<void> {
    const secret = await appSecret(this.dataSource, SECRET);
    const said = await this.dataSource.transaction(async (tx) => {
      await lockAccount(tx, userId);
      await claimableMarket(tx, placeId, userId);
      const claim = await tx.findOneBy(MarketClaim, { placeId, userId, status: 'new' });
      if (!claim) return 'over';
      const check = checkCode(claim, code, { bounds: MARKET_CODE, secret, now: new Date() });
      // Kept although the answer is an error, which is thrown after the transaction.
      if (check === 'wrong') await tx.increment(MarketClaim, { id: claim.id }, 'codeTries', 1);
      if (check !== 'right') return check;
      const proven = { status: 'proven' as const, decidedAt: new Date(), codeHash: null };
      await tx.update(MarketClaim, { id: claim.id }, proven);
      await tx.insert(MarketManager, { placeId, userId });
      await noteMarketEvent(tx, { placeId, userId, role: 'manager', action: 'claim' });
      return check;
    });
    if (said === 'wrong') throw new DomainError('MARKET_CODE_WRONG');
    if (said === 'over') throw new DomainError('MARKET_CODE_EXPIRED');
  }

  /** @throws PLACE_NOT_FOUND, LAST_MANAGER */
  leave(userId: number, placeId: number): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      await lockManagedMarket(tx, placeId, userId);
      if ((await tx.countBy(MarketManager, { placeId })) === 1) throw new DomainError('LAST_MANAGER');
      await tx.delete(MarketManager, { placeId, userId });
      await noteMarketEvent(tx, { placeId, userId, role: 'manager', action: 'leave' });
    });
  }
}

async function openClaim(tx: EntityManager, placeId: number, userId: number): Promise<MarketClaim> {
  const open = await tx.findOneBy(MarketClaim, { placeId, userId, status: 'new' });
  return open ?? tx.save(MarketClaim, { placeId, userId, status: 'new' as const });
}
