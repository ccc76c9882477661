import type { AccessLevel } from '../../../src/platform/http/security/access.js';
import type { TestApp } from '../test-app.js';

/** A schema as the OpenAPI document has it; nothing in there is referred to by name. */
export interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  minLength?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  required?: string[];
}

interface Operation {
  'x-access': AccessLevel;
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Schema } | undefined> };
  responses: Record<string, { content?: Record<string, { schema?: Schema }> } | undefined>;
}

/** A call of the product, as its contract shows it. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path with its parameters in braces. */
  template: string;
  level: AccessLevel;
  /** Names of what may stand behind the question mark. */
  query: string[];
  body: Schema | null;
  form: Schema | null;
  /** Names of the fields of its answer, or of the rows of that. */
  answers: string[];
}

/** Calls of other companies' servers, which the document leaves out. */
const WEBHOOKS: Route[] = ['stripe', 'paypal'].map((name) => ({
  method: 'POST',
  template: `/api/webhooks/${name}`,
  level: 'public',
  query: [],
  body: { type: 'object', properties: { id: { type: 'string' }, type: { type: 'string' } } },
  form: null,
  answers: [],
}));

/** Every call that the product has. */
export async function contractRoutes(test: TestApp): Promise<Route[]> {
  const { body } = await test.get<{ paths: Record<string, Record<string, Operation>> }>('/api/openapi.json');
  const shown = Object.entries(body.paths).flatMap(([template, operations]) =>
    Object.entries(operations).map(([method, operation]) => routeOf(method, template, operation)),
  );
  return [...shown, ...WEBHOOKS];
}

function routeOf(method: string, template: string, operation: Operation): Route {
  const { parameters = [], requestBody, responses } = operation;
  const answer = (responses['200'] ?? responses['201'])?.content?.['application/json']?.schema;
  return {
    method: method.toUpperCase() as Route['method'],
    template,
    level: operation['x-access'],
    query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    body: requestBody?.content['application/json']?.schema ?? null,
    form: requestBody?.content['multipart/form-data']?.schema ?? null,
    answers: Object.keys((answer?.items ?? answer)?.properties ?? {}),
  };
}

/** What fields of these names hold, so that a body comes as far as what is tried in it. */
const EXAMPLES: Record<string, unknown> = {
  email: 'ann@example.com',
  phone: '239-555-0100',
  zipCode: '33901',
  state: 'FL',
  city: 'Fort Myers',
  website: 'https://blue-heron.example/',
  url: 'https://blue-heron.example/',
  price: '4.50',
  category: 'vegetables',
  token: 'a'.repeat(43),
  harvestDate: '2026-05-01',
  expirationDate: '2026-05-09',
};

/** A value that a schema takes, as far as one can tell from outside. */
export function exampleOf(schema: Schema, name = ''): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (choice) return exampleOf(choice, name);
  if (Object.hasOwn(EXAMPLES, name)) return EXAMPLES[name];
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).filter(([, { format }]) => format !== 'binary');
    return Object.fromEntries(fields.map(([field, inner]) => [field, exampleOf(inner, field)]));
  }
  if (schema.type === 'array') return schema.items ? [exampleOf(schema.items)] : [];
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 0);
  return schema.type === 'boolean' ? false : 'text'.padEnd(schema.minLength ?? 0, '-');
}

/**
 * Where something can stand in a body: the names and positions that lead there, of every property however
 * deep.
 */
export function placesOf(schema: Schema, path: (string | number)[] = [], depth = 0): (string | number)[][] {
  if (depth > 5) return [];
  const inner = (part: Schema, step?: string | number): (string | number)[][] => {
    const here = step === undefined ? path : [...path, step];
    return [...(step === undefined ? [] : [here]), ...placesOf(part, here, depth + 1)];
  };
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
      part.format === 'binary' ? [] : inner(part, name),
    ),
    ...(schema.items ? inner(schema.items, 0) : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].slice(0, 1).flatMap((part) => inner(part)),
  ];
}

const MARK = '@@here@@';

/** @returns a body as JSON in which one place holds the given JSON text, which need not be valid */
export function bodyWith(body: unknown, path: (string | number)[], json: string): string {
  const marked = structuredClone(body) as Record<string | number, unknown>;
  let at = marked;
  for (const step of path.slice(0, -1)) {
    if (typeof at[step] !== 'object' || at[step] === null) at[step] = {};
    at = at[step] as Record<string | number, unknown>;
  }
  at[path.at(-1) ?? ''] = MARK;
  return JSON.stringify(marked).replace(`"${MARK}"`, () => json);
}
