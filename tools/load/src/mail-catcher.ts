import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that takes everything and remembers which mails came. */
export interface MailCatcher {
  url: string;
  /** The Message-ID of each mail, as often as it came. */
  arrived: string[];
  stop(): Promise<void>;
}

/** Starts it on loopback, at any port. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const arrived: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      let head = '';
      stream.on('data', (chunk: Buffer) => {
        if (head.length < 8_000) head += chunk.toString('latin1');
      });
      stream.on('end', () => {
        arrived.push(/^message-id:\s*(\S+)/im.exec(head)?.[1] ?? 'none');
        done(null, 'taken');
      });
    },
  });
  smtp.on('error', () => undefined);
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    stop: () => new Promise((resolve) => smtp.close(resolve)),
  };
}
