import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { UsersService } from '../../../accounts/users/users.service.js';
import { ReasonBody } from '../../../contract/backoffice/admin.js';
import { hasMatch } from '../../../contract/directory/admin/claim-match.js';
import type { AskProofBody, SendCodeBody } from '../../../contract/directory/admin/claim-proofs.admin.js';
import { type AdminFarmClaim, VerifyClaimBody } from '../../../contract/directory/admin/farm-claims.admin.js';
import { CLAIM_CODE_DAYS, CLAIM_PROOF_DAYS } from '../../../contract/directory/claim-proofs.js';
import { AdminRows, type Row } from '../../../platform/admin/admin-rows.js';
import { isKey } from '../../../platform/admin/list.sql.js';
import { StaffResource } from '../../../platform/admin/staff-resource.js';
import { writeAudit } from '../../../platform/audit/write-audit.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { FarmClaim } from '../../tables/farm-claim.entity.js';
import { Farm } from '../../tables/farm.entity.js';
import { lockFarms } from '../changes/lock-farms.js';
import { makeRoomForFarm } from '../own-farms.js';
import { claimReopenedMail } from '../staff/farm-decision-mails.js';
import { FarmDecisions } from '../staff/farm-decisions.js';
import { ClaimCodes } from './claim-codes.service.js';
import { ClaimDrafts } from './claim-drafts.js';
import { seenEvidence } from './claim-evidence.rules.js';
import { claimProofMail } from './claim-proof-mails.js';
import { askForProof, proofsOf, waits } from './claim-proofs.js';
import { evidenceOfClaim } from './evidence-of-claim.js';
import { farmClaimResource } from './farm-claims.admin.sql.js';
import { takeFarm } from './take-farm.js';

@Injectable()
export class FarmClaimsStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly decisions: FarmDecisions,
    private readonly drafts: ClaimDrafts,
    private readonly codes: ClaimCodes,
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
  ) {
    super(farmClaimResource, rows);
  }

  /** @throws ALREADY_DECIDED, CLAIM_WITHOUT_MATCH */
  verify(actor: SignedInUser, id: string, { despiteNoMatch }: VerifyClaimBody): Promise<Row> {
    return this.dataSource.transaction(async (tx) => {
      await this.lockRow(tx, id);
      const { status, isOwner, farmId, userId, evidence } = (await this.read(id, tx)) as AdminFarmClaim;
      if (status !== 'new' || !isOwner) throw new DomainError('ALREADY_DECIDED');
      if (!despiteNoMatch && !hasMatch(evidence)) throw new DomainError('CLAIM_WITHOUT_MATCH');
      const farm = await tx.findOneByOrFail(Farm, { id: farmId });
      if (farm.isVerified) await this.decisions.settleClaim(tx, farm);
      else await this.decisions.verify(tx, farm);
      const seen = { userId, status: 'verified', ...seenEvidence(evidence) };
      // Whole, with the account's number, so that what it says of a person goes when the account is erased.
      await writeAudit(tx, {
        actor,
        action: 'verify',
        resource: 'farm-claims',
        id,
        before: null,
        after: seen,
      });
      return this.read(id, tx);
    });
  }

  /** The farm is as it was before. */
  reject(actor: SignedInUser, id: string, { reason }: ReasonBody): Promise<Row> {
    return this.act({ actor, action: 'reject', reason }, id, async (tx, { status, isOwner, farmId }) => {
      if (status !== 'new' || !isOwner) throw new DomainError('ALREADY_DECIDED');
      await this.decisions.reject(tx, await tx.findOneByOrFail(Farm, { id: farmId as number }), reason);
    });
  }

  /**
   * A rejected claim is open again, and its claimant has the farm as before, with the photos that are still
   * kept. What they said of their fields is over.
   * @throws ALREADY_DECIDED, FARM_ALREADY_CLAIMED, TOO_MANY_FARMS; RECORD_NOT_FOUND where the account is gone
   */
  async reopen(actor: SignedInUser, id: string, { reason }: ReasonBody): Promise<Row> {
    return this.dataSource.transaction(async (tx) => {
      const claim = isKey(this.source, id) ? await tx.findOneBy(FarmClaim, { id: Number(id) }) : null;
      if (!claim || claim.userId === null) throw new DomainError('RECORD_NOT_FOUND');
      const { userId, farmId } = claim;
      // The account before the farm, as whoever claims one.
      await makeRoomForFarm(tx, userId);
      await this.lockRow(tx, id);
      const before = await this.read(id, tx);
      if (before['status'] !== 'rejected') throw new DomainError('ALREADY_DECIDED');
      const { farm, snapshot } = await takeFarm(tx, farmId, userId);
      await this.drafts.bringBack(tx, claim);
      const open = { status: 'new', decidedAt: null, reason: null, waitsUntil: null } as const;
      await tx.update(FarmClaim, claim.id, { ...open, snapshot });
      const claimant = await this.users.contact(tx, userId);
      if (claimant) await this.mails.enqueue(tx, claimReopenedMail(farm, claimant));
      const after = await this.read(id, tx);
      const said = { before: this.audited(before), after: this.audited(after) };
      await writeAudit(tx, { actor, action: 'reopen', resource: 'farm-claims', id, ...said, note: reason });
      return after;
    });
  }

  /** Ends the claim; whoever made it and still has the farm loses it. */
  release(actor: SignedInUser, id: string, { reason }: ReasonBody): Promise<Row> {
    return this.act({ actor, action: 'release', reason }, id, async (tx, { status, isOwner, farmId }) => {
      if (status !== 'new' && status !== 'verified') throw new DomainError('ALREADY_DECIDED');
      const farm = await tx.findOneByOrFail(Farm, { id: farmId as number });
      if (isOwner) await this.decisions.release(tx, farm, reason);
      else await this.drafts.drop(tx, Number(id));
      await tx.update(
        FarmClaim,
        { id: Number(id), status: In(['new', 'verified']) },
        { status: 'released', decidedAt: () => 'now()', reason },
      );
    });
  }

  /** The inbox leaves the claim out until it is answered, or due. @throws ALREADY_DECIDED */
  async askProof(actor: SignedInUser, id: string, { text }: AskProofBody): Promise<Row> {
    const dueOn = await this.dayAhead(CLAIM_PROOF_DAYS);
    return this.act({ actor, action: 'ask-proof', reason: text }, id, async (tx, claim) => {
      const { farmId, claimant } = await this.openClaim(tx, claim);
      await askForProof(tx, { farmClaimId: Number(id) }, { text, dueOn });
      await tx.update(FarmClaim, { id: Number(id) }, waits(dueOn));
      const { name } = await tx.findOneByOrFail(Farm, { id: farmId });
      await this.mails.enqueue(tx, claimProofMail({ resource: 'farms', id: farmId, name }, claimant, text));
    });
  }

  /**
   * To the farm's own contact.
   * @throws ALREADY_DECIDED, CLAIM_CODE_PROVEN, NO_CODE_CONTACT, CLAIM_CODES_SENT_TODAY, TOO_MANY_REQUESTS
   */
  async sendCode(actor: SignedInUser, id: string, { to }: SendCodeBody): Promise<Row> {
    await this.openClaim(this.dataSource.manager, await this.read(id));
    const secret = await this.codes.take(Number(id), to);
    const codeUntil = await this.dayAhead(CLAIM_CODE_DAYS);
    return this.act({ actor, action: 'send-code' }, id, async (tx, claim) => {
      await this.openClaim(tx, claim);
      await this.codes.send(tx, Number(id), { to, secret });
      const { waitsUntil } = await tx.findOneByOrFail(FarmClaim, { id: Number(id) });
      // A question that is open until later stays so.
      const until = waitsUntil !== null && waitsUntil > codeUntil ? waitsUntil : codeUntil;
      await tx.update(FarmClaim, { id: Number(id) }, waits(until));
    });
  }

  private async openClaim(tx: EntityManager, { status, isOwner, farmId, userId }: Row) {
    const claimant = userId === null ? null : await this.users.contact(tx, userId as number);
    if (status !== 'new' || !isOwner || !claimant) throw new DomainError('ALREADY_DECIDED');
    return { farmId: farmId as number, claimant };
  }

  /** Without the claimant's contact and words, which go when the account is erased. */
  protected override audited({ evidence, draft, snapshot, proofs, code, ...row }: Row): Row {
    return row;
  }

  protected override async complete(row: Row, tx: EntityManager): Promise<Row> {
    const claimId = row.id as number;
    const { snapshot } = await tx.findOneByOrFail(FarmClaim, { id: claimId });
    return {
      snapshot: snapshot?.content ?? null,
      evidence: await evidenceOfClaim(tx, this.users, claimId),
      draft: await this.drafts.of(tx, claimId),
      proofs: await proofsOf(tx, { farmClaimId: claimId }),
      code: await this.codes.of(tx, claimId),
    };
  }

  /** The farm before its claim, as wherever farms are claimed and decided about. */
  protected override async lockRow(tx: EntityManager, id: number | string): Promise<void> {
    const claim = isKey(this.source, id) ? await tx.findOneBy(FarmClaim, { id: Number(id) }) : null;
    if (!claim) throw new DomainError('RECORD_NOT_FOUND');
    await lockFarms(tx, [claim.farmId]);
    await super.lockRow(tx, id);
  }
}
