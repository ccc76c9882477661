import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { projectFolder } from '../../../src/platform/config/project-folder.js';
import type { MailDraft } from '../../../src/platform/mail/mail-draft.js';
import { layoutMail } from '../../../src/platform/mail/mail-layout.js';
import type { Mail } from '../../../src/platform/mail/mail.entity.js';
import { shownMail } from '../../../src/platform/mail/read-outbox.js';

/** Every email that the product can write, and what staff see of it: whatever is given to it as a key stays out. */

const KEY = 'Zk9'.repeat(14);
const AT = new Date('2026-06-06T12:00:00Z');
/** What a template is given by the names that it has for it; anything else is a stand-in for whatever it asks of it. */
const GIVEN: readonly (readonly [name: RegExp, value: unknown])[] = [
  [/^(token|secret|code|key)$/, KEY],
  [/path|link|url/i, `/page?key=${KEY}`],
  [/timeZone/, 'America/New_York'],
  [/date$/i, '2026-06-06'],
  [/(At|until)$/i, AT],
  [/^(opens|closes)$/, '09:00'],
  [/cents|price|total|amount|quantity|tax|discount|cost|sum|fee|refund/i, 100],
  [/^byWeight$/, null],
  [/^role$/, 'packer'],
  [/^paymentMethod$/, 'cash'],
  [/^reason$/, 'spoiled'],
];
/** Their words depend on what happened, and they are given no key. */
const NOT_WALKED = [
  'dayCanceledMail',
  'failedRefundMail',
  'newOrderMail',
  'payeeMail',
  'verifyFarmMail',
  'weatherMail',
];

/** Of an order, a share or a market day: what most words depend on. */
const STATUSES = ['cancelled', 'pending'];
let status = '';

const given = (name: string): unknown => {
  if (name === 'status') return status;
  const known = GIVEN.find(([names]) => names.test(name));
  return known ? known[1] : standIn();
};

/** A text, a list of one, a moment or an object, as it is used. */
function standIn(): unknown {
  const like = (value: object, name: string) => Reflect.get(Object(value), name) as () => unknown;
  return new Proxy(() => undefined, {
    apply: () => standIn(),
    has: () => true,
    get(_target, name) {
      if (name === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 1 : 'text');
      if (name === Symbol.iterator) return () => [standIn()].values();
      if (typeof name === 'symbol' || name === 'then') return undefined;
      if (name === 'length') return 1;
      if (name in String.prototype) return like(Object('text'), name).bind('text');
      if (name in Array.prototype) return like([], name).bind([standIn()]);
      if (name in Date.prototype) return like(AT, name).bind(AT);
      return given(name);
    },
  });
}

/** @returns the names of a function's parameters; '' for one that is taken apart */
function parametersOf(template: Template): string[] {
  const source = template.toString().replace(/^function\s*\w*/, '');
  if (!source.startsWith('(')) return [source.split('=>')[0]?.trim() ?? ''];
  const all = source.slice(1).split(/\)\s*(?:=>|\{)/)[0] ?? '';
  return all.replaceAll(/\{[^{}]*\}/g, '').split(',').map((name) => name.trim()); // oxfmt-ignore
}

type Template = (...given: unknown[]) => MailDraft;

/** @returns the functions that write an email, by their names */
async function templates(): Promise<[name: string, template: Template][]> {
  const src = path.join(projectFolder(), 'backend/src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /[/-]mails?\.ts$/.test(file) && !/^(cli|contract|platform)\b/.test(file))
    .sort();
  const found: [string, Template][] = [];
  for (const file of files) {
    const module = (await import(path.join(src, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module))
      if (typeof value === 'function' && name.endsWith('Mail')) found.push([name, value as Template]);
  }
  return found;
}

it('no email shows staff a key, whatever kind it is', async () => {
  const sender = { publicUrl: 'https://farmgate.example', teamAddress: 'team@mail.example' };
  const all = await templates();
  const walked = new Set<string>();
  const withKey = new Set<string>();
  for (status of STATUSES)
    for (const [name, template] of all) {
      try {
        const draft = template(...parametersOf(template).map(given));
        const { isSecret = false, replyTo = null } = draft;
        const mail = { ...layoutMail(draft, sender), isSecret, replyTo: replyTo && String(replyTo) };
        if (JSON.stringify([String(draft.subject), shownMail(mail as Mail)]).includes(KEY)) withKey.add(name);
        walked.add(name);
      } catch {
        // The stand-in was not what it asks for: it is named below.
      }
    }
  expect([...withKey]).toEqual([]);
  const notWalked = all.map(([name]) => name).filter((name) => !walked.has(name));
  expect(notWalked.sort()).toEqual(NOT_WALKED);
  expect(walked.size).toBeGreaterThan(100);
});
