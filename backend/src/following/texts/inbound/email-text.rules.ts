type Form = Readonly<Record<string, string>>;

export const addressOf = (from: string): string =>
  (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim().toLowerCase();

const QUOTE =
  /^\s*(?:>|on .{5,200} wrote:\s*$|el .{5,200} escribió:\s*$|-{2,}\s*(?:original message|$)|_{5,}|sent from my )/i;

/**
 * @param isUnderstood of one line: after a blank one goes on what is; a signature is not
 */
export function wordsOfEmail(form: Form, isUnderstood: (line: string) => boolean): string {
  const lines = (form['stripped-text'] ?? form['body-plain'] ?? '').replaceAll('\r', '').split('\n');
  const from = lines.findIndex((line) => line.trim() !== '');
  if (from < 0) return '';
  const rest = lines.slice(from);
  const end = rest.findIndex((line) => QUOTE.test(line));
  const [first = '', ...others] = (end < 0 ? rest : rest.slice(0, end))
    .join('\n')
    .trim()
    .split(/\n\s*\n/);
  const behind = others.findIndex((paragraph) => !paragraph.trim().split('\n').every(isUnderstood));
  return [first, ...(behind < 0 ? others : others.slice(0, behind))].join('\n');
}

/** @returns null for headers that cannot be read, such as those cut short */
function readHeaders(form: Form): unknown[] | null {
  try {
    const headers: unknown = JSON.parse(form['message-headers'] ?? '[]');
    return Array.isArray(headers) ? headers : null;
  } catch {
    return null;
  }
}

const headersOf = (form: Form, name: string): string[] =>
  (readHeaders(form) ?? []).flatMap((header) =>
    Array.isArray(header) && String(header[0]).toLowerCase() === name.toLowerCase()
      ? [String(header[1])]
      : [],
  );

export const headerOf = (form: Form, name: string): string | undefined => headersOf(form, name)[0];

/** One of Mailgun's two checks failed, and the other did not pass. Unreadable headers count as forged. */
export function isForged(form: Form): boolean {
  if (readHeaders(form) === null) return true;
  // A sender can add headers of the same name: one that passes means nothing beside one that fails.
  const said = (name: string) => headersOf(form, name).map((value) => value.trim().toLowerCase());
  const [spf, dkim] = [said('X-Mailgun-Spf'), said('X-Mailgun-Dkim-Check-Result')];
  const passes = (check: string[]) => check.length > 0 && check.every((value) => value === 'pass');
  const fails = (check: string[]) => check.some((value) => value === 'fail' || value === 'softfail');
  return (fails(spf) && !passes(dkim)) || (fails(dkim) && !passes(spf));
}

/** Answers from vacation and the like are never answered. */
export function isAutomatic(form: Form): boolean {
  const auto = headerOf(form, 'Auto-Submitted');
  if (auto !== undefined && auto.trim().toLowerCase() !== 'no') return true;
  return /^(?:bulk|junk|list|auto_reply)$/i.test(headerOf(form, 'Precedence')?.trim() ?? '');
}

export const messageIdOf = (form: Form): string | null =>
  (form['Message-Id'] ?? headerOf(form, 'Message-Id'))?.trim().slice(0, 500) || null;
