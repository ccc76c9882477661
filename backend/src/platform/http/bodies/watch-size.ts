import type { IncomingMessage } from 'node:http';

interface Watched {
  /** Fails as soon as there is more than that; never settles otherwise. */
  exceeded: Promise<never>;
  stop(): void;
}

/** For bodies without a length. @param refuse what to fail with */
export function watchSize(raw: IncomingMessage, maxBytes: number, refuse: () => Error): Watched {
  let count: ((chunk: Buffer) => void) | undefined;
  const exceeded = new Promise<never>((_resolve, reject) => {
    let bytes = 0;
    count = (chunk) => {
      bytes += chunk.length;
      if (bytes > maxBytes) reject(refuse());
    };
    raw.on('data', count);
  });
  return { exceeded, stop: () => void (count && raw.off('data', count)) };
}
