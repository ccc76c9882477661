import type { ClaimEvidence } from '../../../contract/directory/admin/farm-claims.admin.js';
import { readUsPhone } from '../../../contract/shared/phones.js';
import { nameKey } from '../../places/name-key.rules.js';

/** Who claims a farm; all null for an account that was erased. */
export interface Claimant {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  isEmailConfirmed: boolean;
  phone: string | null;
}

export interface KnownFarm {
  name: string;
  website: string | null;
  email: string | null;
  phone: string | null;
}

/** Anyone can have an address at these, so that the domain says nothing about a farm. */
const FREE_MAIL = new Set([
  ...['gmail.com', 'googlemail.com', 'yahoo.com', 'ymail.com', 'rocketmail.com', 'outlook.com'],
  ...['hotmail.com', 'live.com', 'msn.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'aim.com'],
  ...['proton.me', 'protonmail.com', 'pm.me', 'gmx.com', 'gmx.net', 'mail.com', 'zoho.com', 'yandex.com'],
  ...['fastmail.com', 'hey.com', 'tutanota.com', 'comcast.net', 'xfinity.com', 'att.net', 'sbcglobal.net'],
  ...['bellsouth.net', 'verizon.net', 'cox.net', 'charter.net', 'spectrum.net', 'earthlink.net'],
  ...['centurylink.net', 'frontier.com', 'frontiernet.net', 'windstream.net', 'juno.com', 'netzero.net'],
]);

/** Many farms have their page here, so that the domain is nobody's own. */
const SHARED_SITES = new Set([
  ...['facebook.com', 'fb.com', 'instagram.com', 'google.com', 'linktr.ee', 'localharvest.org'],
  ...['wixsite.com', 'weebly.com', 'squarespace.com', 'wordpress.com', 'blogspot.com', 'godaddysites.com'],
  ...['square.site', 'myshopify.com', 'etsy.com', 'youtube.com', 'twitter.com', 'x.com', 'tiktok.com'],
]);

export function claimEvidence(claimant: Claimant, farm: KnownFarm): ClaimEvidence[] {
  return [
    domainEvidence(claimant, farm),
    emailEvidence(claimant, farm),
    phoneEvidence(claimant, farm),
  ].concat(nameEvidence(claimant, farm));
}

/** Only where a code went to the farm's own contact. */
export function codeEvidence({
  codeSentTo,
  codeProvenAt,
  codeFailedAt,
}: {
  codeSentTo: string | null;
  codeProvenAt: Date | null;
  codeFailedAt: Date | null;
}): ClaimEvidence[] {
  if (codeSentTo === null) return [];
  const row = { field: 'code' as const, directory: codeSentTo };
  return codeProvenAt === null
    ? [
        {
          ...row,
          claimant: null,
          verdict: 'unknown',
          note: codeFailedAt ? 'The text didn’t arrive' : 'Not entered yet',
        },
      ]
    : [{ ...row, claimant: 'Entered the right code', verdict: 'matches' }];
}

export const seenEvidence = (evidence: readonly ClaimEvidence[]): Record<string, string> =>
  Object.fromEntries(
    evidence.map(({ field, claimant, directory, verdict }) => [
      SEEN_FIELDS[field],
      `${verdict}: ${claimant ?? 'nothing'} / ${directory ?? 'nothing'}`,
    ]),
  );

const SEEN_FIELDS: Record<ClaimEvidence['field'], string> = {
  domain: 'seenDomain',
  email: 'seenEmail',
  phone: 'seenPhone',
  name: 'seenName',
  code: 'seenCode',
};

function domainEvidence({ email, isEmailConfirmed }: Claimant, farm: KnownFarm): ClaimEvidence {
  const own = mailDomain(email);
  const site = siteDomain(farm.website);
  const row = { field: 'domain' as const, claimant: own, directory: site };
  if (own === null || site === null) return { ...row, verdict: 'unknown' };
  if (isAnyones(own)) return { ...row, verdict: 'unknown', note: 'A free email provider' };
  if (isAnyones(site)) return { ...row, verdict: 'unknown', note: 'A site that many farms share' };
  return agreed(row, isWithin(own, site) || isWithin(site, own), isEmailConfirmed);
}

function emailEvidence({ email, isEmailConfirmed }: Claimant, farm: KnownFarm): ClaimEvidence {
  const row = { field: 'email' as const, claimant: email, directory: farm.email };
  if (email === null || farm.email === null) return { ...row, verdict: 'unknown' };
  return agreed(row, plain(email) === plain(farm.email), isEmailConfirmed);
}

function phoneEvidence({ phone }: Claimant, farm: KnownFarm): ClaimEvidence {
  const row = { field: 'phone' as const, claimant: phone, directory: farm.phone };
  const [own, known] = [phone, farm.phone].map((text) => readUsPhone(text ?? '')?.number);
  if (own === undefined || known === undefined) return { ...row, verdict: 'unknown' };
  return { ...row, verdict: own === known ? 'matches' : 'different' };
}

function nameEvidence({ firstName, lastName }: Claimant, farm: KnownFarm): ClaimEvidence {
  const whole = [firstName, lastName].filter((part) => part !== null && part.trim() !== '').join(' ');
  const row = { field: 'name' as const, claimant: whole === '' ? null : whole, directory: farm.name };
  const family = nameKey(lastName ?? '')
    .split(' ')
    .filter((word) => word.length > 1);
  if (family.length === 0) return { ...row, verdict: 'unknown' };
  const words = new Set(nameKey(farm.name).split(' '));
  // "Rivers", "River's" and "Rivers'" are all called after the Rivers.
  const isNamed = family.every((word) => words.has(word) || words.has(`${word}s`));
  return { ...row, verdict: isNamed ? 'matches' : 'different' };
}

/** An address that nobody has confirmed proves nothing. */
function agreed(
  row: Omit<ClaimEvidence, 'verdict' | 'note'>,
  isSame: boolean,
  isConfirmed: boolean,
): ClaimEvidence {
  if (!isSame) return { ...row, verdict: 'different' };
  return isConfirmed
    ? { ...row, verdict: 'matches' }
    : { ...row, verdict: 'unknown', note: 'The claimant hasn’t confirmed this email address' };
}

/** @returns the domain of a website that is nobody else's; null where there is none */
export function ownDomain(website: string | null): string | null {
  const site = siteDomain(website);
  return site === null || isAnyones(site) ? null : site;
}

export function isAtDomain(email: string, domain: string): boolean {
  const own = mailDomain(email);
  return own !== null && !isAnyones(own) && isWithin(own, domain);
}

const plain = (text: string) => text.trim().toLowerCase();

function mailDomain(email: string | null): string | null {
  const [, domain] = /@([^@\s]+)$/.exec(plain(email ?? '')) ?? [];
  return domain ?? null;
}

function siteDomain(website: string | null): string | null {
  const text = plain(website ?? '');
  if (text === '') return null;
  const address = /^[a-z]+:\/\//.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  return new URL(address).hostname.replace(/\.$/, '').replace(/^www\d?\./, '') || null;
}

const isAnyones = (domain: string): boolean =>
  [...FREE_MAIL, ...SHARED_SITES].some((shared) => isWithin(domain, shared));

const isWithin = (domain: string, parent: string) =>
  domain === parent || (parent.includes('.') && domain.endsWith(`.${parent}`));
