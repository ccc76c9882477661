import { lookup, type LookupAddress } from 'node:dns';
import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './push-address.rules.js';

/** A name led to an address that is not of the public internet. */
export class PrivateAddress extends Error {}

/** Of a body that nobody reads. */
const MOST_BYTES = 65_536;

/** Looked at where it is used, against DNS rebinding. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, []);
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address))) {
      return callback(new PrivateAddress(`${hostname} has no public address.`), []);
    }
    if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

/** Posts to addresses that strangers name: public hosts alone, no redirects. */
export class PublicPoster {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 20, lookup: lookupPublic });
  private readonly plainAgent = new HttpAgent({ keepAlive: true, maxSockets: 20 });

  constructor(private readonly timeoutMs: number) {}

  /** @throws PrivateAddress, what connecting throws, Error after the timeout */
  post(
    url: URL,
    headers: Record<string, string | number>,
    body: Buffer | null,
  ): Promise<Pick<IncomingMessage, 'statusCode' | 'headers'>> {
    return new Promise((resolve, reject) => {
      const isPlain = url.protocol === 'http:';
      const options = { method: 'POST', headers, agent: isPlain ? this.plainAgent : this.agent };
      const asked = (isPlain ? httpRequest : httpsRequest)(url, options, (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > MOST_BYTES) asked.destroy();
        });
        answer.on('error', () => undefined);
        resolve({ statusCode: answer.statusCode, headers: answer.headers });
      });
      const timer = setTimeout(() => asked.destroy(new Error('No answer in time')), this.timeoutMs);
      asked.on('error', reject);
      asked.on('close', () => clearTimeout(timer));
      asked.end(body ?? undefined);
    });
  }

  close(): void {
    this.agent.destroy();
    this.plainAgent.destroy();
  }
}
