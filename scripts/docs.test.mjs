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
const index = path.join('docs', 'decisions', 'README.md');
const decisions = markdownIn('docs/decisions').filter((file) => file !== index);
const numberOf = (file) => path.basename(file).slice(0, 4);
const numbers = decisions.map(numberOf);

/** What is not written by us. */
const FOREIGN = new Set(['node_modules', 'dist', 'bench-results', 'load-results', 'test-results']);

/** Every file below a folder that is ours. */
const filesIn = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !FOREIGN.has(name))
    .flatMap((entry) => {
      const found = path.join(folder, entry.name);
      return entry.isDirectory() ? filesIn(found) : entry.isFile() ? [found] : [];
    });

const files = filesIn('.');
const names = new Set(files.map((file) => path.basename(file)));
const sources = files.filter((file) => /\.(?:css|html|json|md|mjs|sh|ts|tsx|ya?ml)$/.test(file));

/** As prose names a decision: "(0098)", "see 0165", "[0006](...)"; not in a telephone number or a path. */
const IN_DOCUMENTS = /(?<![\w.,/-])(0[0-2]\d\d)(?![\w-])/g;
/** As code names one: "decision 0098", "docs/decisions/0098-budgets.md". */
const IN_SOURCES = /\bdecisions?(?:\/|\s+\[?)(\d{4})\b/gi;
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
  it('have a number of their own, a date, a status and their parts, in this order', () => {
    const form =
      /^# \d{4}\. .+\n\nDate: \d{4}-\d\d-\d\d\n\nStatus: accepted\n\n## Context\n[^#]+\n## Decision\n[^#]+\n## Consequences\n[^#]+$/;
    const isRight = (file) => form.test(read(file)) && read(file).startsWith(`# ${numberOf(file)}. `);
    expect(decisions.filter((file) => !isRight(file))).toEqual([]);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  it('take a page at most', () => {
    expect(decisions.filter((file) => lineCount(file) > 42)).toEqual([]);
  });

  it('are listed once each, by their titles', () => {
    const listed = read(index).match(/^- \[\d{4}\].+$/gm) ?? [];
    const wanted = decisions.map((file) => {
      const [, number, title] = /^# (\d{4})\. (.+)$/m.exec(read(file)) ?? [];
      return `- [${number}](${path.basename(file)}) ${title}`;
    });
    expect(listed.toSorted()).toEqual(wanted.toSorted());
  });

  it('begin with the thirty that explain the house', () => {
    const [, first = ''] = read(index).split(/^## .+$/m);
    expect(first.match(/^- \[/gm)).toHaveLength(30);
  });

  it('are there where something refers to one', () => {
    const missing = (find) => (file) =>
      [...read(file).matchAll(find)]
        .map(([, number]) => number)
        .filter((number) => !numbers.includes(number));
    expect(faultsOf(documents, missing(IN_DOCUMENTS))).toEqual([]);
    expect(faultsOf(sources, missing(IN_SOURCES))).toEqual([]);
  });

  it('name only files that are there', () => {
    const missing = (file) =>
      [
        ...read(file).matchAll(
          /`(?:[\w./-]*\/)?([\w-][\w.-]*\.(?:csv|css|data|json|mjs|rules|sql|ts|tsx|txt))`/g,
        ),
      ]
        .map(([, name]) => name)
        .filter((name) => !names.has(name));
    expect(faultsOf(decisions, missing)).toEqual([]);
  });
});
