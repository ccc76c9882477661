import { twilioSignature } from '../../../src/platform/texting/twilio-signature.js';
import { StandIn, type StandInAnswer } from './stand-in.js';

const ACCOUNT = `AC${'0'.repeat(32)}`;
const TOKEN = 'auth-token-of-the-stand-in';

/** A text as the product asked for it. */
export interface SentText {
  sid: string;
  to: string;
  from: string;
  body: string;
  callback: string;
}

/** Twilio as far as the product uses it: texts by form posts with a key, and signed webhooks. */
export class TwilioStandIn extends StandIn {
  readonly number = '+12395550100';
  readonly sent: SentText[] = [];
  /** Numbers that have said STOP to Twilio. */
  readonly optedOut = new Set<string>();
  private serial = 0;

  constructor() {
    super(({ method, path, headers, body }) => {
      if (method !== 'POST' || path !== `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`)
        return { status: 404, body: { code: 20404, status: 404 } };
      const key = `Basic ${Buffer.from(`${ACCOUNT}:${TOKEN}`).toString('base64')}`;
      if (headers.authorization !== key) return { status: 401, body: { code: 20003, status: 401 } };
      return this.take(new URLSearchParams(body));
    });
  }

  get env(): Record<string, string> {
    return {
      TWILIO_ACCOUNT_SID: ACCOUNT,
      TWILIO_AUTH_TOKEN: TOKEN,
      TWILIO_NUMBER: this.number,
      TWILIO_BASE_URL: this.url,
    };
  }

  /** @returns headers and body of a text as Twilio posts it */
  webhook(url: string, given: Record<string, string>) {
    const form: Record<string, string> = {
      ...{ ToCountry: 'US', SmsMessageSid: '', NumMedia: '0', NumSegments: '1', ApiVersion: '2010-04-01' },
      ...{ AccountSid: ACCOUNT, To: this.number, FromCity: '', MessageSid: this.newSid() },
      ...given,
    };
    return { body: new URLSearchParams(form).toString(), signature: twilioSignature(url, form, TOKEN), form };
  }

  private newSid(): string {
    this.serial += 1;
    return `SM${String(this.serial).padStart(32, '0')}`;
  }

  private take(form: URLSearchParams): StandInAnswer {
    const field = (name: string) => form.get(name) ?? '';
    const to = field('To');
    if (this.optedOut.has(to)) return { status: 400, body: { code: 21610, status: 400 } };
    const sid = this.newSid();
    this.sent.push({ sid, to, from: field('From'), body: field('Body'), callback: field('StatusCallback') });
    return { status: 201, body: { sid, status: 'queued', to, error_code: null } };
  }
}
