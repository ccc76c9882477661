import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../platform/config/project-folder.js';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}
interface Operation {
  'x-business'?: string;
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}
const document = JSON.parse(readFileSync(path.join(projectFolder(), 'backend/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};

const MONEY =
  /price|total|amount|tax|fee|cost|commission|payout|discount|refund|deposit|balance|tip|cents|money|^due$|^most$|^about$/i;

/** What calls of packers may answer: cash to collect or give back, and what weighing shows to them. */
const KNOWN = [
  'orders.due',
  'orders.refund',
  ...['price'].map((name) => `lines.weighings.${name}`),
  ...['prices', 'prices.about', 'prices.most'].map((name) => `lines.${name}`),
  // A weight.
  'lines.most',
  // Whether, and no amount.
  'lines.isRepriced',
];

function fieldsOf(schema: Schema, at: string[], seen: readonly string[]): string[] {
  if (schema.$ref) {
    if (seen.includes(schema.$ref)) return [];
    const target = schema.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], document) as Schema;
    return fieldsOf(target, at, [...seen, schema.$ref]);
  }
  const named = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    [...at, name].join('.'),
    ...fieldsOf(field, [...at, name], seen),
  ]);
  const parts = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [...named, ...parts.flatMap((part) => (part ? fieldsOf(part, at, seen) : []))];
}

const calls = Object.entries(document.paths).flatMap(([address, methods]) =>
  Object.entries(methods)
    .filter(([, operation]) => operation['x-business'] === 'pack')
    .map(([method, { responses }]) => ({ call: `${method} ${address}`, responses })),
);

describe('the calls of packers', () => {
  it('are all looked at', () => expect(calls.length).toBeGreaterThan(12));

  it.each(calls)(
    '$call names no money but the cash that changes hands and what others see of weights',
    ({ responses }) => {
      const schemas = Object.values(responses).flatMap(({ content }) => Object.values(content ?? {}));
      const money = schemas
        .flatMap(({ schema }) => fieldsOf(schema, [], []))
        .filter((field) => MONEY.test(field.split('.').at(-1) ?? ''));
      expect(money.filter((field) => !KNOWN.some((known) => field.endsWith(known)))).toEqual([]);
    },
  );
});
