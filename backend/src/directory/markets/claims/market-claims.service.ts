import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockAccount } from '../../../accounts/users/lock-account.js';
import { UsersService } from '../../../accounts/users/users.service.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { MarketClaim } from '../../tables/market-claim.entity.js';
import { MarketManager } from '../../tables/market-manager.entity.js';
import { Place } from '../../tables/place.entity.js';
import { isListedMarket } from '../managers/managed-market.js';
import { marketClaimTeamMail } from '../managers/manager-mails.js';
import { noteMarketEvent } from '../market-events.js';

@Injectable()
export class MarketClaims {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
  ) {}

  /** @throws PLACE_NOT_FOUND, ALREADY_MANAGER, MARKET_CLAIM_OPEN, EMAIL_NOT_CONFIRMED */
  ask(userId: number, placeId: number, evidence: string): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      await lockAccount(tx, userId);
      await this.users.requireConfirmedEmail(tx, userId);
      const place = await tx.findOne(Place, { where: { id: placeId }, lock: { mode: 'pessimistic_write' } });
      if (!place || !isListedMarket(place)) throw new DomainError('PLACE_NOT_FOUND');
      if (await tx.existsBy(MarketManager, { placeId, userId })) throw new DomainError('ALREADY_MANAGER');
      const open = await tx.findOneBy(MarketClaim, { placeId, userId, status: 'new' });
      if (open?.message) throw new DomainError('MARKET_CLAIM_OPEN');
      // Who began with a code may ask as well; both are one claim.
      const asked = { placeId, userId, message: evidence, waitsUntil: null };
      await tx.save(MarketClaim, { ...(open && { id: open.id }), ...asked });
      const claimant = await this.users.get(tx, userId);
      await this.mails.enqueue(tx, marketClaimTeamMail(place, claimant, evidence, this.mails.teamAddress));
      await noteMarketEvent(tx, { placeId, userId, role: 'system', action: 'ask' });
    });
  }
}
