import { Injectable, type OnModuleInit } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { DataSource, type EntityManager, IsNull, LessThan, Not } from 'typeorm';
import type { ActingUser } from '../../../accounts/businesses/acting.js';
import { UsersService } from '../../../accounts/users/users.service.js';
import type { ClaimCodeView, CodeWay } from '../../../contract/directory/admin/claim-proofs.admin.js';
import { CLAIM_CODES_A_DAY } from '../../../contract/directory/claim-proofs.js';
import { DAY_MS, MINUTE_MS } from '../../../contract/shared/calendar/durations.js';
import { readUsPhone } from '../../../contract/shared/phones.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { appSecret } from '../../../platform/secrets/app-secrets.js';
import { CodeTexts } from '../../../platform/texting/code-texts.js';
import { Twilio } from '../../../platform/texting/twilio.client.js';
import { ClaimProof } from '../../tables/claim-proof.entity.js';
import { FarmClaim } from '../../tables/farm-claim.entity.js';
import { Farm } from '../../tables/farm.entity.js';
import { lockOwnFarm } from '../own-farms.js';
import { claimCodeFailedMail, claimCodeMail, claimCodeSentMail, claimCodeText } from './claim-proof-mails.js';
import { askedOf, CLAIM_CODE, maskedContact } from './claim-proofs.js';
import { knownFarm } from './evidence-of-claim.js';
import { checkCode, codeHash } from './sent-code.rules.js';

const SECRET = 'claim-code';

/** How a claimant shows that a farm is theirs: by a code from its own contact, or by what they answer. */
@Injectable()
export class ClaimCodes implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
    private readonly limits: RateLimits,
    private readonly texts: CodeTexts,
    private readonly twilio: Twilio,
  ) {}

  onModuleInit(): void {
    this.texts.onFailed((tx, { userId, phone }, sentAt) => this.noteFailed(tx, userId, phone, sentAt));
  }

  async of(tx: EntityManager, claimId: number): Promise<ClaimCodeView> {
    const claim = await tx.findOneByOrFail(FarmClaim, { id: claimId });
    return {
      sentTo: claim.codeSentTo,
      sentAt: claim.codeSentAt?.toISOString() ?? null,
      failedAt: claim.codeFailedAt?.toISOString() ?? null,
      provenAt: claim.codeProvenAt?.toISOString() ?? null,
      ways: await this.waysOf(tx, claim),
    };
  }

  /**
   * Before the transaction that sends one: what would be refused there doesn't count.
   * @returns the secret @throws CLAIM_CODE_PROVEN, NO_CODE_CONTACT, TOO_MANY_REQUESTS
   */
  async take(claimId: number, to: CodeWay): Promise<string> {
    const { manager } = this.dataSource;
    await this.contactOf(manager, await manager.findOneByOrFail(FarmClaim, { id: claimId }), to);
    await this.limits.take('claim codes of', String(claimId), DAY_MS, CLAIM_CODES_A_DAY);
    return appSecret(this.dataSource, SECRET);
  }

  /** A code from before works no more. @throws CLAIM_CODE_PROVEN, NO_CODE_CONTACT, CLAIM_CODES_SENT_TODAY */
  async send(
    tx: EntityManager,
    claimId: number,
    { to, secret }: { to: CodeWay; secret: string },
  ): Promise<void> {
    const claim = await tx.findOneByOrFail(FarmClaim, { id: claimId });
    const address = await this.contactOf(tx, claim, to);
    const claimant = claim.userId === null ? null : await this.users.contact(tx, claim.userId);
    if (!claimant || claim.userId === null) throw new DomainError('NO_CODE_CONTACT');
    const farm = await tx.findOneByOrFail(Farm, { id: claim.farmId });
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const sent = { code, who: claimant.name || claimant.username, claimId };
    if (to === 'phone')
      await this.texts.enqueue(tx, { userId: claim.userId, phone: address }, claimCodeText(farm.name, sent));
    else if ((await this.mails.enqueue(tx, claimCodeMail(address, farm, sent))) === null)
      throw new DomainError('CLAIM_CODES_SENT_TODAY');
    await this.mails.enqueue(tx, claimCodeSentMail(farm, claimant, maskedContact(address)));
    await tx.update(
      FarmClaim,
      { id: claimId },
      {
        ...{ codeHash: codeHash(claimId, code, secret), codeSentTo: address, codeSentAt: new Date() },
        ...{ codeTries: 0, codeFailedAt: null },
      },
    );
  }

  /** Staff see that the code was right. @throws FARM_NOT_FOUND, CLAIM_CODE_WRONG, CLAIM_CODE_OVER */
  async enter(user: ActingUser, farmId: number, code: string): Promise<void> {
    const secret = await appSecret(this.dataSource, SECRET);
    const said = await this.dataSource.transaction(async (tx) => {
      const claim = await lockOpenClaim(tx, farmId, user.id);
      const check = checkCode(claim, code, { bounds: CLAIM_CODE, secret, now: new Date() });
      // Kept although the answer is an error, which is thrown after the transaction.
      if (check === 'wrong') await tx.increment(FarmClaim, { id: claim.id }, 'codeTries', 1);
      if (check === 'right') await comeBack(tx, claim.id, { codeHash: null, codeProvenAt: new Date() });
      return check;
    });
    if (said === 'wrong') throw new DomainError('CLAIM_CODE_WRONG');
    if (said === 'over') throw new DomainError('CLAIM_CODE_OVER');
  }

  /** @throws FARM_NOT_FOUND, NOTHING_ASKED */
  answer(user: ActingUser, farmId: number, text: string): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const { id } = await lockOpenClaim(tx, farmId, user.id);
      const asked = (await askedOf(tx, [id])).get(id);
      if (!asked) throw new DomainError('NOTHING_ASKED');
      await tx.update(ClaimProof, { id: asked.id }, { answer: text, answeredAt: new Date() });
      await comeBack(tx, id, {});
    });
  }

  /** Nobody has that code: staff see the claim again at once, and the claimant need not wait for it. */
  private async noteFailed(tx: EntityManager, userId: number, phone: string, sentAt: Date): Promise<void> {
    // A code that was sent after it is in another text.
    const codeSentAt = LessThan(new Date(sentAt.getTime() + MINUTE_MS));
    const where = { userId, codeSentTo: phone, codeSentAt, codeHash: Not(IsNull()), status: 'new' as const };
    for (const claim of await tx.find(FarmClaim, { where, relations: { farm: true } })) {
      await comeBack(tx, claim.id, { codeHash: null, codeFailedAt: new Date() });
      const claimant = await this.users.contact(tx, userId);
      if (claimant && claim.farm)
        await this.mails.enqueue(tx, claimCodeFailedMail(claim.farm, claimant, maskedContact(phone)));
    }
  }

  private async contactOf(tx: EntityManager, claim: FarmClaim, to: CodeWay): Promise<string> {
    if (claim.codeProvenAt !== null) throw new DomainError('CLAIM_CODE_PROVEN');
    const address = (await this.waysOf(tx, claim))[to];
    if (address === null) throw new DomainError('NO_CODE_CONTACT');
    return address;
  }

  /** What others than the claimant say of the farm; texts only where this server can send them. */
  private async waysOf(tx: EntityManager, claim: FarmClaim): Promise<Record<CodeWay, string | null>> {
    const { email, phone } = await knownFarm(tx, claim);
    const isTexting = this.twilio.number !== null;
    return { email, phone: (isTexting && phone && readUsPhone(phone)?.number) || null };
  }
}

/** The inbox shows the claim again at once. */
const comeBack = (
  tx: EntityManager,
  id: number,
  said: Partial<Pick<FarmClaim, 'codeHash' | 'codeProvenAt' | 'codeFailedAt'>>,
): Promise<unknown> => tx.update(FarmClaim, { id }, { ...said, waitsUntil: null, waitsSince: new Date() });

/** The farm before its claim, as wherever farms are claimed. @throws FARM_NOT_FOUND */
async function lockOpenClaim(tx: EntityManager, farmId: number, userId: number): Promise<FarmClaim> {
  await lockOwnFarm(tx, farmId, userId);
  const claim = await tx.findOneBy(FarmClaim, { farmId, userId, status: 'new' });
  if (!claim) throw new DomainError('FARM_NOT_FOUND');
  return claim;
}
