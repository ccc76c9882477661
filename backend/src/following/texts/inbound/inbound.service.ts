import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { actingFor } from '../../../accounts/businesses/acting-for.js';
import { lockAccount } from '../../../accounts/users/lock-account.js';
import { UsersService } from '../../../accounts/users/users.service.js';
import { HOUR_MS } from '../../../contract/shared/calendar/durations.js';
import { cutText } from '../../../contract/shared/cut-text.js';
import { readUsPhone } from '../../../contract/shared/phones.js';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { PostedForm } from '../../../platform/http/bodies/posted-form.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { EventCounts, type TextEvent } from '../../../platform/observability/metrics/event-counts.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { appSecret } from '../../../platform/secrets/app-secrets.js';
import { isFromMailgun } from '../../../platform/texting/mailgun-signature.js';
import { isFromTwilio } from '../../../platform/texting/twilio-signature.js';
import { wordingFor } from '../answers/wording-for.rules.js';
import { hasStopped, noteConsent } from '../consents.js';
import { answerMail } from '../daily/daily-mails.js';
import { DailyQuestions } from '../daily/daily-questions.service.js';
import { TextNumber } from '../entities/text-number.entity.js';
import { Text } from '../entities/text.entity.js';
import { readText } from '../grammar/read-text.rules.js';
import { TEXTS_SECRET } from '../numbers/text-numbers.service.js';
import { STATUS_PATH, TextSender } from '../numbers/text-sender.js';
import { type Handled, TextCommands } from '../text-commands.js';
import { addressOf, isAutomatic, isForged, messageIdOf, wordsOfEmail } from './email-text.rules.js';
import { readReplyAddress, replyAddress } from './reply-address.rules.js';

export const TEXTS_PATH = '/api/webhooks/twilio/texts';
const MOST_AN_HOUR = 30;
const MOST_BODY = 1_600;

interface Incoming {
  channel: 'text' | 'email';
  userId: number;
  address: string;
  body: string;
  providerId: string;
  token: string | null;
}

interface Received {
  event: TextEvent;
  answer: string | null;
}

@Injectable()
export class Inbound {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: RateLimits,
    private readonly counts: EventCounts,
    private readonly commands: TextCommands,
    private readonly sender: TextSender,
    private readonly daily: DailyQuestions,
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @returns what Twilio texts back; null for nothing @throws ROUTE_NOT_FOUND, NOT_SIGNED */
  async fromTwilio(form: PostedForm, signature: string | undefined): Promise<string | null> {
    this.assertTwilio(form, signature, TEXTS_PATH);
    const { From = '', Body = '', MessageSid = '', OptOutType } = form;
    const phone = From.startsWith('+1') ? (readUsPhone(From)?.number ?? null) : null;
    if (phone === null || MessageSid === '') return this.counted({ event: 'foreign', answer: null });
    const words = wordsOfText(Body, OptOutType);
    if (await this.isTooMuch('texts of a number', phone)) {
      await this.dataSource.transaction((tx) => stopAllTheSame(tx, phone, words));
      return this.counted({ event: 'limited', answer: null });
    }
    const received = await this.dataSource.transaction(async (tx) => {
      const number = await tx.findOneBy(TextNumber, { phone, verifiedAt: Not(IsNull()) });
      if (!number) return strange(tx, phone, words);
      const { userId } = number;
      const incoming = {
        channel: 'text',
        userId,
        address: phone,
        body: words,
        providerId: MessageSid,
      } as const;
      return this.receive(tx, { ...incoming, token: null });
    });
    // Twilio has answered these words by itself where it says so.
    return this.counted(OptOutType ? { ...received, answer: null } : received);
  }

  /** @throws ROUTE_NOT_FOUND, NOT_SIGNED */
  async statusFromTwilio(form: PostedForm, signature: string | undefined): Promise<void> {
    this.assertTwilio(form, signature, STATUS_PATH);
    const { MessageSid = '', MessageStatus = '', ErrorCode } = form;
    const code = /^\d{1,6}$/.test(ErrorCode ?? '') ? Number(ErrorCode) : null;
    await this.sender.noteStatus(MessageSid, MessageStatus, code);
  }

  /** @throws ROUTE_NOT_FOUND, NOT_SIGNED */
  async fromMailgun(form: PostedForm): Promise<void> {
    const { inboundMail } = this.config.texting;
    if (!inboundMail) throw new DomainError('ROUTE_NOT_FOUND');
    if (!isFromMailgun(form, inboundMail.signingKey, new Date())) this.refuseForged();
    const secret = await appSecret(this.dataSource, TEXTS_SECRET);
    const userId = readReplyAddress(form.recipient ?? '', inboundMail.domain, secret);
    const token = form.token ?? '';
    if (userId === null || isAutomatic(form)) return this.counts.text('foreign');
    if (isForged(form)) this.refuseForged();
    if (await this.isTooMuch('emails of an account', String(userId))) return this.counts.text('limited');
    const address = addressOf(form.from ?? form.sender ?? '');
    const received = await this.dataSource.transaction(async (tx): Promise<Received> => {
      const contact = await this.users.contact(tx, userId);
      // Whoever was forwarded our email knows the address that answers go to.
      if (contact?.email.toLowerCase() !== address) return { event: 'foreign', answer: null };
      const providerId = `email:${messageIdOf(form) ?? token}`;
      const incoming = {
        channel: 'email',
        userId,
        address,
        body: wordsOfEmail(form, (line) => readText(line).kind === 'actions'),
        providerId,
        token,
      } as const;
      const result = await this.receive(tx, incoming);
      if (result.answer !== null && result.event !== 'replayed')
        await this.mails.enqueue(
          tx,
          answerMail(contact, incoming.body, result.answer, replyAddress(userId, inboundMail.domain, secret)),
        );
      return result;
    });
    this.counted(received);
  }

  private assertTwilio(form: PostedForm, signature: string | undefined, path: string): void {
    const { twilio } = this.config.texting;
    if (!twilio) throw new DomainError('ROUTE_NOT_FOUND');
    if (isFromTwilio(signature, this.config.server.publicUrl + path, form, twilio.authToken)) return;
    this.refuseForged();
  }

  private refuseForged(): never {
    this.counts.text('forged');
    throw new DomainError('NOT_SIGNED');
  }

  private async isTooMuch(kind: string, address: string): Promise<boolean> {
    const { current } = await this.limits.count(kind, address, HOUR_MS, MOST_AN_HOUR);
    return current > MOST_AN_HOUR;
  }

  private async receive(tx: EntityManager, incoming: Incoming): Promise<Received> {
    const user = await actingFor(tx, incoming.userId);
    if (!user) return { event: 'foreign', answer: null };
    await lockAccount(tx, incoming.userId);
    const body = cutText(incoming.body.replaceAll('\0', ''), MOST_BODY);
    const row = { ...incoming, body, ownerId: user.id, direction: 'in', outcome: 'received' } as const;
    const { identifiers } = await tx
      .createQueryBuilder()
      .insert()
      .into(Text)
      .values({ ...row, choices: null, undo: null })
      .orIgnore()
      .execute();
    const id = (identifiers[0] as { id?: number } | undefined)?.id;
    if (id === undefined) {
      const known = await tx.findOneBy(Text, { providerId: incoming.providerId, userId: incoming.userId });
      return { event: 'replayed', answer: known?.answer ?? null };
    }
    const text = await tx.findOneByOrFail(Text, { id });
    const handled = (await this.aboutTexting(tx, text)) ?? (await this.commands.handle(tx, user, text));
    return this.keep(tx, text, handled);
  }

  private async keep(tx: EntityManager, text: Text, handled: Handled): Promise<Received> {
    const { outcome, answer, choices = null, undo = null } = handled;
    // Whoever has said STOP gets no answer, and sees on the screen what was done.
    const isSilent = text.channel === 'text' && outcome !== 'keyword' && (await hasStopped(tx, text.address));
    await tx.update(Text, { id: text.id }, { outcome, answer, choices, undo });
    return { event: outcome as TextEvent, answer: isSilent ? null : answer };
  }

  private async aboutTexting(tx: EntityManager, text: Text): Promise<Handled | null> {
    const { kind } = readText(text.body);
    const { userId, address: phone, body: words, channel } = text;
    const wording = wordingFor(text.body);
    if (kind === 'help') return { outcome: 'keyword', answer: wording.help };
    if (kind !== 'stop' && kind !== 'start') return null;
    if (channel === 'email') {
      await this.daily.setIn(tx, userId, kind === 'start');
      return { outcome: 'keyword', answer: kind === 'stop' ? wording.dailyStopped : wording.dailyStarted };
    }
    const action = kind === 'stop' ? 'stopped' : 'started';
    await noteConsent(tx, { userId, phone, action, source: 'text', words });
    return { outcome: 'keyword', answer: kind === 'stop' ? wording.stopped : wording.started };
  }

  private counted({ event, answer }: Received): string | null {
    this.counts.text(event);
    return answer;
  }
}

/** Numbers may have words of their own at Twilio; it says which of STOP, START and HELP they were. */
function wordsOfText(body: string, optOutType: string | undefined): string {
  const { kind } = readText(optOutType ?? '');
  return kind === 'stop' || kind === 'start' || kind === 'help' ? (optOutType ?? body) : body;
}

/** STOP counts, however many texts came before it. */
async function stopAllTheSame(tx: EntityManager, phone: string, words: string): Promise<void> {
  if (readText(words).kind !== 'stop' || (await hasStopped(tx, phone))) return;
  const number = await tx.findOneBy(TextNumber, { phone, verifiedAt: Not(IsNull()) });
  await noteConsent(tx, { userId: number?.userId ?? null, phone, action: 'stopped', source: 'text', words });
}

/** From a number that no account has: nothing is stored but that it wants no texts. */
async function strange(tx: EntityManager, phone: string, words: string): Promise<Received> {
  const { kind } = readText(words);
  const wording = wordingFor(words);
  if (kind === 'help') return { event: 'keyword', answer: wording.help };
  if (kind !== 'stop' && kind !== 'start') return { event: 'foreign', answer: null };
  const action = kind === 'stop' ? 'stopped' : 'started';
  if ((await hasStopped(tx, phone)) !== (kind === 'stop'))
    await noteConsent(tx, { userId: null, phone, action, source: 'text', words });
  return { event: 'keyword', answer: kind === 'stop' ? wording.stopped : wording.started };
}
