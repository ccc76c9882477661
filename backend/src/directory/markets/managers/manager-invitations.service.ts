import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockAccount } from '../../../accounts/users/lock-account.js';
import { UsersService } from '../../../accounts/users/users.service.js';
import type { AcceptedMarket } from '../../../contract/directory/market-management.js';
import { MAX_MANAGERS } from '../../../contract/directory/markets.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { paths } from '../../../contract/shared/site-paths.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { appSecret } from '../../../platform/secrets/app-secrets.js';
import { MarketManager } from '../../tables/market-manager.entity.js';
import { Place } from '../../tables/place.entity.js';
import { noteMarketEvent } from '../market-events.js';
import { refuseRemovedManager } from './claimable-market.js';
import { isListedMarket, lockManagedMarket } from './managed-market.js';
import { invitationEnd, invitationToken, invitedAt, readInvitation } from './manager-invitation.rules.js';
import { managerInvitationMail } from './manager-mails.js';

const SECRET = 'manager-invitation';
const INVITATIONS_A_DAY = 10;

@Injectable()
export class ManagerInvitations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
    private readonly limits: RateLimits,
  ) {}

  /** @throws PLACE_NOT_FOUND, TOO_MANY_MANAGERS, TOO_MANY_REQUESTS; INVITATION_NOT_SENT today */
  async invite(user: SignedInUser, placeId: number, email: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await lockManagedMarket(tx, placeId, user.id);
      if ((await tx.countBy(MarketManager, { placeId })) >= MAX_MANAGERS)
        throw new DomainError('TOO_MANY_MANAGERS');
    });
    // What is refused anyway counts for nothing.
    await this.limits.take('manager invitations', String(placeId), DAY_MS, INVITATIONS_A_DAY);
    const secret = await appSecret(this.dataSource, SECRET);
    await this.dataSource.transaction(async (tx) => {
      const place = await lockManagedMarket(tx, placeId, user.id);
      const endsAt = invitationEnd(new Date());
      const token = invitationToken({ placeId, invitedBy: user.id, endsAt }, email, secret);
      const { name } = (await this.users.contact(tx, user.id)) ?? { name: '' };
      const mail = managerInvitationMail(email, place, name || user.username, token);
      if ((await this.mails.enqueue(tx, mail)) === null) throw new DomainError('INVITATION_NOT_SENT');
      await noteMarketEvent(tx, { placeId, userId: user.id, role: 'manager', action: 'invite' });
    });
  }

  /** @throws MARKET_INVITATION_INVALID (or inviter left), TOO_MANY_MANAGERS, MARKET_MANAGER_REMOVED */
  async accept(userId: number, token: string): Promise<AcceptedMarket> {
    const secret = await appSecret(this.dataSource, SECRET);
    return this.dataSource.transaction(async (tx) => {
      await lockAccount(tx, userId);
      const { email } = await this.users.get(tx, userId);
      const invitation = readInvitation(token, email, secret, new Date());
      if (!invitation) throw new DomainError('MARKET_INVITATION_INVALID');
      const { placeId, invitedBy } = invitation;
      const place = await tx.findOne(Place, { where: { id: placeId }, lock: { mode: 'pessimistic_write' } });
      const isValid = await tx.existsBy(MarketManager, { placeId, userId: invitedBy });
      if (!place || !isListedMarket(place) || !isValid) throw new DomainError('MARKET_INVITATION_INVALID');
      if (!(await tx.existsBy(MarketManager, { placeId, userId }))) {
        await refuseRemovedManager(tx, placeId, userId, invitedAt(invitation));
        const count = await tx.countBy(MarketManager, { placeId });
        if (count >= MAX_MANAGERS) throw new DomainError('TOO_MANY_MANAGERS');
        await tx.insert(MarketManager, { placeId, userId });
        await noteMarketEvent(tx, { placeId, userId, role: 'manager', action: 'accept' });
      }
      // The link came from their mailbox.
      await this.users.noteConfirmedEmail(tx, userId);
      return { id: placeId, name: place.name, path: paths.place(placeId, place.name) };
    });
  }
}
