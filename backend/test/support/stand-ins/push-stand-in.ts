import { PushBrowser, readVapid, type VapidClaims } from './push-crypto.js';
import { type SeenRequest, StandIn, type StandInAnswer } from './stand-in.js';

/** A message as a device got it. */
export interface ArrivedPush {
  device: string;
  notice: { title: string; text: string; path: string; tag: string };
  headers: SeenRequest['headers'];
  vapid: VapidClaims;
}

/** A push service with its browsers: it checks who sends, and reads what is sent as each browser does. */
export class PushStandIn extends StandIn {
  readonly arrived: ArrivedPush[] = [];
  /** Answered to a device's messages in the place of taking them. */
  readonly instead = new Map<string, StandInAnswer>();
  private readonly browsers = new Map<string, PushBrowser>();

  constructor() {
    super((request) => this.take(request));
  }

  /** A browser subscribes. @param name a name of the device, as it is in its address */
  subscribe(name: string): { endpoint: string; keys: { p256dh: string; auth: string } } {
    const browser = new PushBrowser();
    this.browsers.set(`/send/${name}`, browser);
    return { endpoint: `https://push.example.com/send/${name}`, keys: browser.keys };
  }

  noticesOf(device: string): ArrivedPush['notice'][] {
    return this.arrived.filter((push) => push.device === device).map(({ notice }) => notice);
  }

  private take({ path, headers, bytes }: SeenRequest): StandInAnswer {
    const device = path.slice('/send/'.length);
    const instead = this.instead.get(device);
    if (instead) return instead;
    const browser = this.browsers.get(path);
    if (!browser) return { status: 404, body: null };
    const vapid = readVapid(headers.authorization ?? '');
    if (vapid.aud !== 'https://push.example.com') return { status: 403, body: null };
    const notice = JSON.parse(browser.decrypt(bytes)) as ArrivedPush['notice'];
    this.arrived.push({ device, notice, headers, vapid });
    return { status: 201, body: null };
  }
}
