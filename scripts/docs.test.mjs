import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const MOST_COLUMNS = 120;

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const markdownIn = (folder) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name));

const documents = [...markdownIn('.'), ...markdownIn('docs'), ...markdownIn('docs/decisions')];
const decisions = markdownIn('docs/decisions').filter((file) => path.basename(file) !== 'README.md');
const numberOf = (file) => path.basename(file).slice(0, 4);
const withoutCode = (text) => text.replace(/^ *```[\s\S]*?^ *```/gm, '');

/** Lines that a person reads in a row; tables and links cannot be wrapped. */
const proseOf = (text) =>
  withoutCode(text)
    .split('\n')
    .filter((line) => !line.startsWith('|') && !/\]\(|https?:/.test(line));

/** The headings of a document as links name them. */
const anchorsOf = (text) =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-'),
  );

/** Links of a document to files that are not there, or to headings that their file does not have. */
function deadLinks(file) {
  const links = [...withoutCode(read(file)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [target, anchor] = link.split('#');
    const found = target === '' ? file : path.join(path.dirname(file), target);
    if (!existsSync(path.join(root, found))) return true;
    return anchor !== undefined && !anchorsOf(read(found)).includes(anchor);
  });
}

/** What is wrong with which file; files without a fault are left out. */
const faultsOf = (files, find) =>
  files.map((file) => [file, find(file)]).filter(([, faults]) => faults.length > 0);

const lineCount = (file) => read(file).trimEnd().split('\n').length;
const statusOf = (file) => /^Status: (.+)$/m.exec(read(file))?.[1] ?? '';

const tests = new Set(
  ['backend/src', 'backend/test', 'e2e', 'scripts'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .map((file) => path.basename(file))
      .filter((name) => /\.(?:test|spec)\.(?:ts|mjs)$/.test(name)),
  ),
);

describe('the documents', () => {
  it('can be read in ten minutes', () => {
    expect(lineCount('README.md')).toBeLessThan(150);
    expect(lineCount('ARCHITECTURE.md')).toBeLessThan(250);
    expect(lineCount('CONTRIBUTING.md')).toBeLessThan(150);
  });

  it('have no line that is too long to read', () => {
    const tooLong = (file) => proseOf(read(file)).filter((line) => line.length > MOST_COLUMNS);
    expect(faultsOf(documents, tooLong)).toEqual([]);
  });

  it('link only to files and headings that are there', () => {
    expect(faultsOf(documents, deadLinks)).toEqual([]);
  });

  it('name a test for each threat that is there', () => {
    const named = [...read('docs/threats.md').matchAll(/`([\w.-]+\.(?:test|spec)\.(?:ts|mjs))`/g)].map(
      ([, name]) => name,
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !tests.has(name))).toEqual([]);
  });
});

describe('the decisions', () => {
  it('are numbered without gaps, and listed with their status', () => {
    expect(decisions.map(numberOf)).toEqual(decisions.map((_, index) => String(index + 1).padStart(4, '0')));
    const listed = read('docs/decisions/README.md').match(/^- \[.+$/gm);
    expect(listed).toEqual(
      decisions.map((file) => {
        const [, number, title] = /^# (\d{4})\. (.+)$/m.exec(read(file)) ?? [];
        const note = statusOf(file) === 'accepted' ? '' : ` (${statusOf(file)})`;
        return `- [${number}](${path.basename(file)}) ${title}${note}`;
      }),
    );
  });

  it('have a date, a status and their parts, in this order', () => {
    const form =
      /^# \d{4}\. .+\n\nDate: \d{4}-\d\d-\d\d\n\nStatus: (?:accepted|superseded by \d{4})\n\n## Context\n[^#]+\n## Decision\n[^#]+\n## Consequences\n[^#]+$/;
    expect(decisions.filter((file) => !form.test(read(file)))).toEqual([]);
  });

  it('take a page at most', () => {
    expect(decisions.filter((file) => lineCount(file) > 50)).toEqual([]);
  });

  it('are superseded only by later ones that are there', () => {
    const numbers = decisions.map(numberOf);
    const wrong = decisions.filter((file) => {
      const next = /^superseded by (\d{4})$/.exec(statusOf(file))?.[1];
      return next !== undefined && (!numbers.includes(next) || next <= numberOf(file));
    });
    expect(wrong).toEqual([]);
  });
});
