import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import { lookupPublic } from '../outbound-http/lookup-public.js';

/** Of a body that nobody reads. */
const MOST_BYTES = 65_536;

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
