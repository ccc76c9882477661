import { query } from '../rows/database';

export interface Mail {
  kind: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
}

const PATIENCE_MS = 8_000;

/**
 * Waits for the newest mail of a kind to somebody. Without a mail server all mails stay in the outbox.
 * @param kind e.g. "password-reset"
 */
export async function mailTo(recipient: string, kind: string): Promise<Mail> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const [mail] = await query<Mail & Record<string, unknown>>(
      'SELECT kind, recipient, subject, html, text FROM mails WHERE recipient = $1 AND kind = $2 ORDER BY id DESC LIMIT 1',
      [recipient, kind],
    );
    if (mail) return mail;
    if (Date.now() > until) throw new Error(`${recipient} got no mail of the kind ${kind}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** @returns how many mails of a kind somebody got so far */
export async function countMails(recipient: string, kind: string): Promise<number> {
  const [row] = await query<{ count: number }>(
    'SELECT count(*)::int AS count FROM mails WHERE recipient = $1 AND kind = $2',
    [recipient, kind],
  );
  return row?.count ?? 0;
}

/** @returns path and anchor of the first link in a mail's text that leads to `path` */
export function linkIn(mail: Mail, path: string): string {
  const found = /https?:\/\/[^\s<>"]+/g;
  for (const [address] of mail.text.matchAll(found)) {
    const { pathname, search, hash } = new URL(address);
    if (pathname === path) return pathname + search + hash;
  }
  throw new Error(`There is no link to ${path} in:\n${mail.text}`);
}
