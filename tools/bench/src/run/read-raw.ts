import { get, type IncomingHttpHeaders } from 'node:http';

/** An answer as it comes over the line: nothing is unpacked. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** @param headers of the request */
export function readRaw(url: string, headers: Readonly<Record<string, string>> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
}

/** @throws Error unless the answer is a page that comes from the page cache, or does not */
export function assertPage({ status, headers }: RawAnswer, path: string, isCached: boolean): void {
  const found = String(headers['x-cache']);
  if (status !== 200) throw new Error(`${path} answers ${status}.`);
  if ((found === 'hit') !== isCached) {
    throw new Error(`${path} should ${isCached ? '' : 'not '}come from the page cache; X-Cache is ${found}.`);
  }
}
