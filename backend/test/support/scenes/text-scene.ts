import { randomBytes } from 'node:crypto';
import type { Farm } from '../../../src/directory/tables/farm.entity.js';
import { TextNumber } from '../../../src/following/texts/entities/text-number.entity.js';
import { replyAddress } from '../../../src/following/texts/inbound/reply-address.rules.js';
import { appSecret } from '../../../src/platform/secrets/app-secrets.js';
import { mailgunSignature } from '../../../src/platform/texting/mailgun-signature.js';
import { emptyTables } from '../database/empty-tables.js';
import { type Client, signedIn } from '../http/people.js';
import { makeFarm } from '../make/make.js';
import { TwilioStandIn } from '../stand-ins/twilio-stand-in.js';
import { startTestApp, type TestApp } from '../test-app.js';

export const PUBLIC_URL = 'https://farmgate.example';
export const FORM = 'application/x-www-form-urlencoded';
const DOMAIN = 'in.farmgate.example';
const KEY = 'signing-key';
const GONE =
  'places, farms, vendors, texts, text_numbers, text_consents, daily_questions, mails, rate_limits';

export const INBOUND_MAIL = { INBOUND_MAIL_DOMAIN: DOMAIN, MAILGUN_SIGNING_KEY: KEY };

/** A server that takes texts and emails, and Rosa, who has a farm. */
export class TextScene {
  readonly twilio = new TwilioStandIn();
  test: TestApp;
  rosa: Client;
  /** Another one for each test, as limits count by number. */
  phone = '';
  private serial = 100;

  async start(): Promise<void> {
    await this.twilio.listen();
    this.test = await startTestApp({ JOBS: 'on', PUBLIC_URL, ...this.twilio.env, ...INBOUND_MAIL });
  }

  async stop(): Promise<void> {
    await this.test.close();
    await this.twilio.close();
  }

  async begin(): Promise<void> {
    this.serial += 1;
    this.phone = `+12395557${this.serial}`;
    this.rosa = await signedIn(this.test, { role: 'farmer', firstName: 'Rosa' });
  }

  async end(): Promise<void> {
    this.twilio.sent.length = 0;
    this.twilio.optedOut.clear();
    await emptyTables(this.test.db, GONE);
  }

  verified(): Promise<TextNumber> {
    const number = { userId: this.rosa.user.id, phone: this.phone, verifiedAt: new Date(), codeTries: 0 };
    return this.test.db.getRepository(TextNumber).save(number);
  }

  farm(given: Partial<Farm> = {}): Promise<Farm> {
    const own = { name: 'Sunny Acres', userId: this.rosa.user.id, isClaimed: true, isVerified: true };
    return makeFarm(this.test.db, { ...own, ...given });
  }

  /** Twilio posts a text. @returns what is answered; null for nothing */
  async text(Body: string, given: Record<string, string> = {}, signature?: string) {
    const path = '/api/webhooks/twilio/texts';
    const call = this.twilio.webhook(PUBLIC_URL + path, { From: this.phone, Body, ...given });
    const answer = await this.test.post<string>(path, call.body, {
      'content-type': FORM,
      'x-twilio-signature': signature ?? call.signature,
    });
    const said = /<Message>(.*)<\/Message>/s.exec(String(answer.body))?.[1]?.replaceAll('&apos;', "'");
    return { status: answer.status, said: said ?? null, sid: call.form.MessageSid ?? '' };
  }

  async said(body: string): Promise<string | null> {
    return (await this.text(body)).said;
  }

  /** @returns the form that Mailgun posts of an answer of Rosa's */
  async email(words: string, given: Record<string, string> = {}) {
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const token = randomBytes(25).toString('hex');
    return {
      ...{ timestamp, token, signature: mailgunSignature(timestamp, token, KEY) },
      recipient: replyAddress(this.rosa.user.id, DOMAIN, await appSecret(this.test.db, 'texts')),
      ...{ from: `Rosa <${this.rosa.user.email}>`, 'body-plain': `${words}\n\n> What's picking today?` },
      ...{ 'stripped-text': words, 'Message-Id': `<${token}@mail.example>`, 'message-headers': '[]' },
      ...given,
    };
  }

  postEmail(fields: Record<string, string>) {
    const body = new URLSearchParams(fields).toString();
    return this.test.post('/api/webhooks/mailgun/emails', body, { 'content-type': FORM });
  }
}
