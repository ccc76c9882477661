import { config } from 'zod';

/**
 * What people read where a schema has no sentence of its own. zod's own ("Invalid input: expected boolean,
 * received string") are for programmers. Imported by the server and by every form of the storefront.
 */

/** What zod says of what it found, as far as a sentence needs it. */
interface Issue {
  code?: string | undefined;
  path?: readonly PropertyKey[] | undefined;
  input?: unknown;
  expected?: unknown;
  origin?: unknown;
  format?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  inclusive?: unknown;
  divisor?: unknown;
  keys?: readonly string[];
  values?: readonly unknown[];
}

const CHECK = 'Please check this entry.';
/** Longer lists of choices are not read out. */
const MOST_NAMED = 8;

const TYPES: Readonly<Record<string, string>> = {
  string: 'Please enter text.',
  number: 'Please enter a number.',
  int: 'Please enter a whole number.',
  boolean: 'Please choose yes or no.',
  date: 'Please enter a date.',
  array: 'Please send a list.',
  object: 'Please send these fields together.',
  record: 'Please send these fields together.',
  file: 'Please choose a file.',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Please enter a valid email address',
  url: 'Please enter a web address, such as https://example.com.',
  date: 'Please give the day as YYYY-MM-DD.',
  datetime: 'Please give the moment as in 2026-05-31T12:00:00Z.',
};

const grouped = (limit: unknown) => Number(limit).toLocaleString('en-US');
const isText = (issue: Issue) => issue.origin === 'string';
const isNumber = ({ origin }: Issue) => origin === 'number' || origin === 'int' || origin === 'bigint';

function typeSentence(issue: Issue): string {
  const isWhole = (issue.path ?? []).length === 0;
  if (issue.expected === 'object' && isWhole) return 'Please send a JSON object.';
  if (issue.input === undefined || issue.input === null) return 'Please fill in this field.';
  return TYPES[String(issue.expected)] ?? CHECK;
}

function tooBigSentence(issue: Issue): string {
  const most = grouped(issue.maximum);
  if (isText(issue)) return `Please use at most ${most} characters.`;
  if (isNumber(issue))
    return `Please enter a number ${issue.inclusive === false ? 'below' : 'of at most'} ${most}.`;
  return `Please choose at most ${most}.`;
}

function tooSmallSentence(issue: Issue): string {
  const least = grouped(issue.minimum);
  if (isText(issue))
    return issue.minimum === 1 ? 'Please fill in this field.' : `Please use at least ${least} characters.`;
  if (isNumber(issue))
    return `Please enter a number ${issue.inclusive === false ? 'above' : 'of at least'} ${least}.`;
  return `Please choose at least ${least}.`;
}

function choiceSentence({ values = [] }: Issue): string {
  if (values.length === 1) return `Please choose ${String(values[0])}.`;
  return values.length > MOST_NAMED
    ? 'Please choose from the list.'
    : `Please choose one of these: ${values.map(String).join(', ')}.`;
}

function unknownFieldSentence({ keys = [] }: Issue): string {
  const names = keys.slice(0, MOST_NAMED).map((key) => `“${key.slice(0, 60)}”`);
  return `Please leave out ${names.join(', ')}. There is no such field here.`;
}

const SENTENCES: Readonly<Record<string, (issue: Issue) => string>> = {
  invalid_type: typeSentence,
  too_big: tooBigSentence,
  too_small: tooSmallSentence,
  invalid_format: ({ format }) => FORMATS[String(format)] ?? CHECK,
  not_multiple_of: ({ divisor }) => `Please enter a multiple of ${String(divisor)}.`,
  unrecognized_keys: unknownFieldSentence,
  invalid_value: choiceSentence,
};

/** @returns a sentence that says what to do about what zod found */
export const errorSentence = (issue: Issue): string => SENTENCES[issue.code ?? '']?.(issue) ?? CHECK;

config({ customError: errorSentence });
