import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
export interface ArrivedMail {
  /** To whom it was handed over. */
  recipients: string[];
  /** Names in lower case, values unfolded and decoded. */
  headers: Record<string, string>;
  text: string;
  html: string;
}

/** A mail server of a test's own. */
export interface MailServer {
  url: string;
  arrived: ArrivedMail[];
  /** Asked before a recipient is taken: a code like 451 or 550 refuses it. */
  answerRecipient: (address: string) => number | undefined;
  /** How long it takes to accept a mail, in milliseconds. */
  slowness: number;
  /**
   * Where it cuts the connections of mails to come: in the middle of their text, or after it, before its
   * answer, when it has the mail.
   */
  cut: 'in the text' | 'before the answer' | null;
  /** How many connections it has cut. */
  cuts: number;
  /** How many mails it was about to take. */
  begun: number;
  stop(): Promise<void>;
}

/** Starts a real SMTP server on loopback. @param port 0 for any */
export async function startMailServer(port = 0): Promise<MailServer> {
  const server: MailServer = {
    url: '',
    arrived: [],
    answerRecipient: () => undefined,
    slowness: 0,
    cut: null,
    cuts: 0,
    begun: 0,
    stop: () => new Promise((resolve) => smtp.close(resolve)),
  };
  const cut = (id: string) => {
    server.cuts += 1;
    for (const connection of smtp.connections) if (connection.id === id) connection._socket.destroy();
  };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = server.answerRecipient(address);
      done(responseCode ? Object.assign(new Error('Not now, or not here'), { responseCode }) : null);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      const { cut: place } = server;
      if (place === 'in the text') {
        stream.once('data', () => cut(session.id));
        return;
      }
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        server.begun += 1;
        void setTimeout(server.slowness, undefined, { ref: false }).then(() => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          server.arrived.push({ recipients, ...readMail(Buffer.concat(chunks).toString('latin1')) });
          if (place) cut(session.id);
          else done(null, 'taken');
        });
      });
    },
  });
  // Connections that are cut by a test are none of a problem.
  smtp.on('error', () => undefined);
  smtp.listen(port, '127.0.0.1');
  await once(smtp.server, 'listening');
  server.url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
  return server;
}

/** Reads what nodemailer writes: a plain text and an HTML part beside each other. */
export function readMail(raw: string): Omit<ArrivedMail, 'recipients'> {
  const { headers, body } = readPart(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readPart(part.replace(/^\r\n/, '')));
  const bodyOf = (type: string) => {
    const part = parts.find((one) => one.headers['content-type']?.startsWith(type));
    return part
      ? decoded(part.body.replace(/\r\n$/, ''), part.headers['content-transfer-encoding'] ?? '')
      : '';
  };
  return { headers, text: bodyOf('text/plain'), html: bodyOf('text/html') };
}

function readPart(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const headers: Record<string, string> = {};
  for (const line of raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const colon = line.indexOf(':');
    headers[line.slice(0, colon).toLowerCase()] = decodedWords(line.slice(colon + 1).trim());
  }
  return { headers, body: raw.slice(end + 4) };
}

/** RFC 2047: words like =?UTF-8?Q?caf=C3=A9?=. */
const decodedWords = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_all, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? decoded(text, 'base64')
        : decoded(text.replaceAll('_', ' '), 'quoted-printable'),
    );

function decoded(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding !== 'quoted-printable') return Buffer.from(text, 'latin1').toString();
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
