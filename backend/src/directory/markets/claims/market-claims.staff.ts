import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lockAccount } from '../../../accounts/users/lock-account.js';
import { UsersService } from '../../../accounts/users/users.service.js';
import { ReasonBody } from '../../../contract/backoffice/admin.js';
import { hasMatch } from '../../../contract/directory/admin/claim-match.js';
import type { AskProofBody } from '../../../contract/directory/admin/claim-proofs.admin.js';
import type { ClaimEvidence } from '../../../contract/directory/admin/farm-claims.admin.js';
import { ApproveMarketClaimBody } from '../../../contract/directory/admin/market-claims.admin.js';
import { CLAIM_PROOF_DAYS } from '../../../contract/directory/claim-proofs.js';
import { MAX_MANAGERS } from '../../../contract/directory/markets.js';
import { AdminRows, type Row } from '../../../platform/admin/admin-rows.js';
import { isKey } from '../../../platform/admin/list.sql.js';
import { StaffResource } from '../../../platform/admin/staff-resource.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { claimEvidence } from '../../farms/claims/claim-evidence.rules.js';
import { claimProofMail } from '../../farms/claims/claim-proof-mails.js';
import { askForProof, proofsOf, waits } from '../../farms/claims/claim-proofs.js';
import { MarketClaim } from '../../tables/market-claim.entity.js';
import { MarketManager } from '../../tables/market-manager.entity.js';
import { Place } from '../../tables/place.entity.js';
import { contactOfMarket } from '../managers/claimable-market.js';
import { isListedMarket } from '../managers/managed-market.js';
import { marketClaimApprovedMail, marketClaimRejectedMail } from '../managers/manager-mails.js';
import { managersOfPlace } from '../managers/managers.sql.js';
import { noteMarketEvent } from '../market-events.js';
import { marketClaimResource } from './market-claims.admin.sql.js';

@Injectable()
export class MarketClaimsStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
  ) {
    super(marketClaimResource, rows);
  }

  /** @throws ALREADY_DECIDED, PLACE_NOT_FOUND, CLAIM_WITHOUT_MATCH, TOO_MANY_MANAGERS */
  approve(actor: SignedInUser, id: string, { despiteNoMatch }: ApproveMarketClaimBody): Promise<Row> {
    return this.act({ actor, action: 'approve' }, id, async (tx, before) => {
      const { place, userId } = await openClaim(tx, before);
      if (!isListedMarket(place)) throw new DomainError('PLACE_NOT_FOUND');
      if (!despiteNoMatch && !hasMatch(before['evidence'] as ClaimEvidence[])) {
        throw new DomainError('CLAIM_WITHOUT_MATCH');
      }
      const manager = { placeId: place.id, userId };
      if (!(await tx.existsBy(MarketManager, manager))) {
        const count = await tx.countBy(MarketManager, { placeId: place.id });
        if (count >= MAX_MANAGERS) throw new DomainError('TOO_MANY_MANAGERS');
        await tx.insert(MarketManager, manager);
      }
      await decide(tx, id, { status: 'approved' });
      await noteMarketEvent(tx, { ...staffOf(actor, place), action: 'approve', detail: { userId } });
      const claimant = await this.users.contact(tx, userId);
      if (claimant) await this.mails.enqueue(tx, marketClaimApprovedMail(place, claimant));
    });
  }

  /** @throws ALREADY_DECIDED */
  reject(actor: SignedInUser, id: string, { reason }: ReasonBody): Promise<Row> {
    return this.act({ actor, action: 'reject', reason }, id, async (tx, before) => {
      const { place, userId } = await openClaim(tx, before);
      await decide(tx, id, { status: 'rejected', reason });
      await noteMarketEvent(tx, { ...staffOf(actor, place), action: 'reject', detail: { userId } });
      const claimant = await this.users.contact(tx, userId);
      if (claimant) await this.mails.enqueue(tx, marketClaimRejectedMail(place, claimant, reason));
    });
  }

  /** The inbox leaves the claim out until it is due: the answer is an email. @throws ALREADY_DECIDED */
  async askProof(actor: SignedInUser, id: string, { text }: AskProofBody): Promise<Row> {
    const dueOn = await this.dayAhead(CLAIM_PROOF_DAYS);
    return this.act({ actor, action: 'ask-proof', reason: text }, id, async (tx, before) => {
      const { place, userId } = await openClaim(tx, before);
      const claimant = await this.users.contact(tx, userId);
      if (!claimant) throw new DomainError('ALREADY_DECIDED');
      await askForProof(tx, { marketClaimId: Number(id) }, { text, dueOn });
      await tx.update(MarketClaim, { id: Number(id) }, waits(dueOn));
      const claimed = { resource: 'places' as const, id: place.id, name: place.name };
      await this.mails.enqueue(tx, claimProofMail(claimed, claimant, text));
    });
  }

  /** Without what is said of the claimant, which goes when the account is erased. */
  protected override audited({ evidence, message, managers, proofs, ...row }: Row): Row {
    return row;
  }

  protected override async complete({ id, placeId, userId }: Row, tx: EntityManager): Promise<Row> {
    const place = await tx.findOneByOrFail(Place, { id: placeId as number });
    const user = userId === null ? null : await this.users.get(tx, userId as number);
    const claimant = user ? { ...user, isEmailConfirmed: user.emailConfirmedAt !== null } : ERASED;
    const managers = await fetchRows(tx, managersOfPlace, [place.id]);
    // What a manager said of the market before them, or they themselves, shows nothing.
    const known = { name: place.name, ...(await contactOfMarket(tx, place)) };
    const proofs = await proofsOf(tx, { marketClaimId: id as number });
    return { evidence: claimEvidence(claimant, known), managers, proofs };
  }

  /** The account and the place before the claim, as wherever markets are claimed. */
  protected override async lockRow(tx: EntityManager, id: number | string): Promise<void> {
    const claim = isKey(this.source, id) ? await tx.findOneBy(MarketClaim, { id: Number(id) }) : null;
    if (!claim) throw new DomainError('RECORD_NOT_FOUND');
    if (claim.userId !== null) await lockAccount(tx, claim.userId);
    await tx.findOneOrFail(Place, { where: { id: claim.placeId }, lock: { mode: 'pessimistic_write' } });
    await super.lockRow(tx, id);
  }
}

const ERASED = {
  ...{ firstName: null, lastName: null, email: null, phone: null },
  isEmailConfirmed: false,
};

const staffOf = ({ id: userId }: SignedInUser, { id: placeId }: Place) => ({
  ...{ placeId, userId },
  role: 'staff' as const,
});

async function openClaim(tx: EntityManager, { status, placeId, userId }: Row) {
  if (status !== 'new' || userId === null) throw new DomainError('ALREADY_DECIDED');
  const place = await tx.findOneByOrFail(Place, { id: placeId as number });
  return { place, userId: userId as number };
}

const decide = (tx: EntityManager, id: string, decision: Partial<Pick<MarketClaim, 'status' | 'reason'>>) =>
  tx.update(MarketClaim, { id: Number(id) }, { ...decision, decidedAt: new Date(), codeHash: null });
