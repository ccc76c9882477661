import { describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import '../site/no-eval.js';

const CONTRACT = path.resolve(import.meta.dirname, '..');
const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

const zodSays = z.locales.en().localeError;
/** The specification's, which is also zod's. */
const FROZEN = 'Invalid email address';
const FOR_PROGRAMMERS =
  /expected|received|invalid (input|option|value|key|element)|unrecognized|too (big|small)/i;

interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  additionalProperties?: Shape | boolean;
}

const WRONG = [
  undefined,
  null,
  true,
  'perhaps',
  '',
  -1,
  0,
  1.5,
  1e12,
  [],
  ['perhaps'],
  [null],
  {},
  { other: 1 },
];
const LONG = ['x'.repeat(200_000), Array.from({ length: 3_000 }, () => 'x')];

/** @returns values that are wrong as a whole, and in each of their fields */
function wrongValues(shape: Shape, depth = 0): unknown[] {
  if (depth > 4) return WRONG;
  const inFields = Object.entries(shape.properties ?? {}).flatMap(([name, field]) =>
    wrongValues(field, depth + 1).map((value) => ({ [name]: value })),
  );
  const inItems = shape.items ? wrongValues(shape.items, depth + 1).map((value) => [value]) : [];
  const inChoices = (shape.anyOf ?? []).flatMap((choice) => wrongValues(choice, depth + 1));
  const inOthers =
    typeof shape.additionalProperties === 'object'
      ? wrongValues(shape.additionalProperties, depth + 1).map((value) => ({ other: value }))
      : [];
  return [...WRONG, ...(depth < 2 ? LONG : []), ...inFields, ...inItems, ...inChoices, ...inOthers];
}

function badSentences(schema: z.ZodType): string[] {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  const bad = new Set<string>();
  for (const value of wrongValues(shape)) {
    for (const issue of schema.safeParse(value, { reportInput: true }).error?.issues ?? []) {
      const said = zodSays(issue as Parameters<typeof zodSays>[0]);
      const isZods = issue.message === (typeof said === 'string' ? said : said?.message);
      if ((isZods && issue.message !== FROZEN) || FOR_PROGRAMMERS.test(issue.message)) {
        bad.add(`${issue.path.join('.')}: ${issue.message}`);
      }
    }
  }
  return [...bad];
}

describe('every schema of the contract', () => {
  it.each(files)('says what to do, in words for people: %s', async (file) => {
    const exported = Object.entries((await import(path.join(CONTRACT, file))) as Record<string, unknown>);
    const schemas = exported.filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType);
    for (const [name, schema] of schemas) expect([name, badSentences(schema)]).toEqual([name, []]);
  });
});

describe('a sentence', () => {
  const said = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

  it.each<[string, z.ZodType, unknown]>([
    ['Please fill in this field.', z.object({ name: z.string() }), {}],
    ['Please enter text.', z.string(), 3],
    ['Please choose yes or no.', z.boolean(), 'yes'],
    ['Please enter a whole number.', z.int(), 1.5],
    ['Please send a JSON object.', z.object({}), 'text'],
    ['Please use at most 1,000 characters.', z.string().max(1_000), 'x'.repeat(1_001)],
    ['Please enter a number above 0.', z.number().positive(), 0],
    ['Please choose at most 2.', z.array(z.string()).max(2), ['a', 'b', 'c']],
    ['Please choose one of these: paid, declined.', z.enum(['paid', 'declined']), 'x'],
    ['Please leave out “extra”. There is no such field here.', z.strictObject({}), { extra: 1 }],
    ['Please check this entry.', z.string().regex(/^a$/), 'b'],
    ['Please check this entry.', z.union([z.number(), z.boolean()]), 'b'],
    ['The schema’s own sentence.', z.string('The schema’s own sentence.'), 3],
  ])('is %s', (sentence, schema, value) => {
    expect(said(schema, value)).toBe(sentence);
  });
});
