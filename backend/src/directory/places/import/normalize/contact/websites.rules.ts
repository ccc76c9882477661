import { oneLine } from '../text.rules.js';

const MAX_LENGTH = 500;
const SCHEMES = /^(?:https?\s*[:;]?\s*[/\\]+\s*|https?\s*:\s*)+/i;

/** The scheme before the address itself: of "http:///https://" the last one counts, none at all is http. */
function schemeOf(prefix: string): 'http' | 'https' {
  const schemes = prefix.match(/https?/gi);
  return schemes?.at(-1)?.toLowerCase() === 'https' ? 'https' : 'http';
}

/** After "www." and around a dot they are slips; further on, a path or a remark. */
function withoutSpaces(address: string): string {
  const joined = address.replace(/^www\s*\.\s*/i, 'www.').trim();
  if (!joined.includes(' ')) return joined;
  const [head = '', ...rest] = joined.split(' ');
  const isPath = head.includes('/') && rest.some((part) => /\/|\.(?:html?|aspx?|php|pdf)$/i.test(part));
  return isPath ? joined.replaceAll(' ', '%20') : head;
}

function isPublicHost(host: string): boolean {
  if (!/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,22}[a-z]$/.test(host)) return false;
  return !/^www\.[a-z]+$/.test(host) && !/\.(?:local|localhost|internal|invalid|test)$/.test(host);
}

/** Without a scheme it gets http. @returns null for emails, bare handles, "N/A" and no host name */
export function mendWebsite(text: string | undefined): string | null {
  const line = oneLine(text);
  const prefix = SCHEMES.exec(line)?.[0] ?? '';
  const address = withoutSpaces(line.slice(prefix.length)).replace(/[\s,;.)>"']+$/, '');
  // Before the first slash an "@" makes it an e-mail address, or hides the true host.
  if (/^[^/?#]*[@\s]/.test(address) || /^[a-z][a-z0-9+-]*:(?!\d)/i.test(address)) return null;
  try {
    const url = new URL(`${schemeOf(prefix)}://${address}`);
    const isWebsite = isPublicHost(url.hostname) && url.username === '' && url.href.length <= MAX_LENGTH;
    return isWebsite ? url.href : null;
  } catch {
    return null;
  }
}
