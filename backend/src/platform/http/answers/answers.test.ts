import { describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { alreadyChecked, checkAnswers } from './answers.js';

type Hook = (
  request: unknown,
  reply: unknown,
  payload: unknown,
  done: (error: Error | null, payload?: unknown) => void,
) => void;

/** What leaves a route with this schema, for what its controller answers. */
function sent(schema: z.ZodType | undefined, payload: unknown, statusCode = 200) {
  let hook: Hook | undefined;
  checkAnswers({ addHook: (_name: string, given: Hook) => (hook = given) } as unknown as FastifyInstance);
  let result: { error: Error | null; payload?: unknown } | undefined;
  hook?.({ routeOptions: { config: { answer: schema } } }, { statusCode }, payload, (error, changed) => {
    result = { error, payload: changed };
  });
  return result;
}

const Farm = z.object({ name: z.string(), owner: z.object({ city: z.string() }) });
const farm = { name: 'Low Field', owner: { city: 'Ames', email: 'ada@farm.example' }, password: 'secret' };
const shown = { name: 'Low Field', owner: { city: 'Ames' } };

describe('checkAnswers', () => {
  it('lets only what the schema names leave, in lists and deep inside as well', () => {
    expect(sent(Farm, farm)).toEqual({ error: null, payload: shown });
    expect(sent(z.array(Farm), [farm, farm])).toEqual({ error: null, payload: [shown, shown] });
  });

  it('takes an answer that does not keep to its schema for an error', () => {
    expect(sent(Farm, { ...farm, name: null })?.error).toBeInstanceOf(Error);
    expect(sent(z.array(Farm), farm)?.error).toBeInstanceOf(Error);
  });

  it('sends what has passed its schema before as it is', () => {
    const known = [shown];
    expect(sent(z.array(Farm), alreadyChecked(known))?.payload).toBe(known);
    expect(sent(z.array(Farm), [...known])?.payload).not.toBe(known);
  });

  it('leaves errors and undeclared answers alone', () => {
    expect(sent(Farm, { statusCode: 404 }, 404)?.payload).toEqual({ statusCode: 404 });
    expect(sent(undefined, { alive: true })?.payload).toEqual({ alive: true });
  });
});
