import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { checkAnswers } from './answers/answers.js';
import { type InnerCall, InnerDoor } from './inner-door.js';

const SHOWN = { shows: ['products'], answer: z.object({ id: z.string(), of: z.string().optional() }) };
const calls: InnerCall[] = [];
let server: FastifyInstance;
let door: InnerDoor;
let address: string;

beforeEach(async () => {
  calls.length = 0;
  server = Fastify();
  door = new InnerDoor(server, (_page, call) => calls.push(call));
  checkAnswers(server);
  const answer = (request: FastifyRequest, of: string) => {
    const { id = 'none' } = request.params as { id?: string };
    return { id, of: `${of} ${JSON.stringify(request.query)}`, secret: 'not in the schema' };
  };
  server.get('/api/things/:id', { config: SHOWN }, (request, reply) =>
    reply.header('X-Total-Count', 3).send(answer(request, 'a thing')),
  );
  server.get('/api/things/newest', { config: SHOWN }, (request, reply) =>
    reply.send(answer(request, 'the newest')),
  );
  server.get('/api/:kind/all', { config: SHOWN }, (request, reply) => reply.send(answer(request, 'all')));
  server.get('/api/gone', { config: SHOWN }, (_request, reply) => reply.status(404).send({ error: 'GONE' }));
  server.get('/api/wrong', { config: SHOWN }, (_request, reply) => reply.send({ id: 1 }));
  server.get('/api/own', (_request, reply) => reply.send({ id: 'own' }));
  server.get('/api/limited', { config: { ...SHOWN, rateLimit: { max: 1 } } }, (_request, reply) =>
    reply.send({ id: 'limited' }),
  );
  server.post('/api/things', { config: SHOWN }, (_request, reply) => reply.send({ id: 'posted' }));
  address = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());

const ask = (url: string) => door.ask(url, {}, {} as FastifyRequest);

describe('InnerDoor', () => {
  it.each(['/api/things/7?a=1&a=2&b=+x%20y', '/api/things/newest', '/api/things/all', '/api/things/all?'])(
    'answers %s as a message is answered, without what the schema does not name',
    async (url) => {
      const inner = await ask(url);
      const message = await fetch(address + url);
      expect(inner?.status).toBe(message.status);
      expect(inner?.data).toEqual(await message.json());
      expect(inner?.headers.get('x-total-count') ?? null).toBe(message.headers.get('x-total-count'));
      expect(JSON.stringify(inner?.data)).not.toContain('secret');
      expect(calls).toHaveLength(1);
    },
  );

  it('passes on what a route refuses, under the name of the route', async () => {
    expect(await ask('/api/gone')).toMatchObject({ status: 404, data: { error: 'GONE' } });
    expect(calls).toMatchObject([{ route: '/api/gone', status: 404 }]);
  });

  it.each([
    ['routes that do not say what they show', '/api/own'],
    ['limited routes', '/api/limited'],
    ['wrong answers, which a message fails with', '/api/wrong'],
    ['routes that write', '/api/things'],
    ['escaped parameters', '/api/things/%37'],
    ['parameters that are too long', `/api/things/${'7'.repeat(101)}`],
    ['empty parameters', '/api/things/'],
    ['no such route', '/api/nothing/at/all'],
  ])('leaves %s to a message', async (_what, url) => {
    expect(await ask(url)).toBeNull();
  });
});
