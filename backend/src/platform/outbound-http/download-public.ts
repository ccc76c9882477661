import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { lookupPublic, PrivateAddress } from './lookup-public.js';
import { isPublicUrl } from './public-address.rules.js';

const MOST_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];

const SENTENCES = {
  address: 'We download from addresses that begin with https:// and are open to everyone on the internet.',
  redirects: 'It sends us on to other addresses again and again.',
  'too large': 'The file there is larger than we read.',
  'too late': 'It did not answer in time.',
  unreachable: 'It could not be reached.',
  status: 'It did not answer with a file.',
};

/** Its message is a sentence for whoever gave the address. */
export class DownloadFailed extends Error {
  override readonly name = 'DownloadFailed';

  constructor(
    readonly why: keyof typeof SENTENCES,
    message = SENTENCES[why],
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

interface DownloadOptions {
  mostBytes: number;
  /** Milliseconds, for all of it. */
  withinMs: number;
  /** Says who asks. */
  userAgent: string;
  /** Stands in for every host, in tests. What is accepted as an address stays the same. */
  baseUrl?: string | undefined;
}

interface Download {
  /** Where redirects led. */
  url: string;
  body: Buffer;
}

/**
 * Gets a file from an address that somebody gave: https and public hosts alone, also behind redirects; what a
 * name leads to is looked at where the connection is made. Nothing of ours is sent but the user agent.
 * @throws DownloadFailed
 */
export async function downloadPublic(address: string, options: DownloadOptions): Promise<Download> {
  const clock = AbortSignal.timeout(options.withinMs);
  let url = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    if (!isPublicUrl(url)) throw new DownloadFailed('address');
    try {
      const answer = await ask(new URL(url), options, clock);
      const target = redirectOf(answer, url);
      if (target === null) return { url, body: await fileOf(answer, options.mostBytes) };
      answer.destroy();
      url = target;
    } catch (error) {
      throw failureOf(error, clock);
    }
  }
  throw new DownloadFailed('redirects');
}

function ask(url: URL, { baseUrl, userAgent }: DownloadOptions, signal: AbortSignal) {
  const asked = baseUrl === undefined ? url : new URL(baseUrl + url.pathname + url.search);
  const headers = { host: url.host, 'user-agent': userAgent, 'accept-encoding': 'gzip' };
  return new Promise<IncomingMessage>((resolve, reject) => {
    const request =
      asked.protocol === 'https:'
        ? httpsRequest(asked, { headers, signal, agent: false, lookup: lookupPublic })
        : httpRequest(asked, { headers, signal, agent: false });
    request.on('error', reject).on('response', resolve).end();
  });
}

/** Without its `#`, which is never sent. */
function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: string): string | null {
  if (!REDIRECTS.includes(statusCode) || headers.location === undefined) return null;
  if (!URL.canParse(headers.location, from)) throw new DownloadFailed('address');
  const target = new URL(headers.location, from);
  target.hash = '';
  return target.href;
}

async function fileOf(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  if (answer.statusCode === 200) return bodyOf(answer, mostBytes);
  answer.destroy();
  throw new DownloadFailed('status', `It answered ${answer.statusCode} instead of the file.`);
}

async function bodyOf(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop ends the connection.
    if (size > mostBytes) throw new DownloadFailed('too large');
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  if (answer.headers['content-encoding'] !== 'gzip') return body;
  return promisify(gunzip)(body, { maxOutputLength: mostBytes });
}

function failureOf(error: unknown, clock: AbortSignal): DownloadFailed {
  if (error instanceof DownloadFailed) return error;
  if (error instanceof PrivateAddress) return new DownloadFailed('address');
  if (clock.aborted) return new DownloadFailed('too late');
  const isBomb = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
  return new DownloadFailed(isBomb ? 'too large' : 'unreachable', undefined, { cause: error });
}
