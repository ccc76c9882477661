import { CHECKOUT_STATES } from '@farmgate/backend/src/contract/marketplace/checkout';
import { readConfig } from '@farmgate/backend/src/platform/config/config';
import { projectFolder } from '@farmgate/backend/src/platform/config/project-folder';
import { publicConfig } from '@farmgate/backend/src/web/public-config';
import { assemblePage, builtStorefront } from '@farmgate/backend/src/web/storefront';
// A process of its own: a bare Fastify that renders the storefront's pages with React's renderToString, by
// the storefront's own server bundle and into its own template, with the answers of the API at hand as texts
// in memory. No database, no routes, no checks.
import Fastify from 'fastify';
import { serve } from './serve.js';

interface Recorded {
  status: number;
  headers: Headers;
  text: string;
}

const config = publicConfig(readConfig(projectFolder()), {
  notice: null,
  taxMode: 'flat',
  checkoutStates: CHECKOUT_STATES,
});
const storefront = await builtStorefront();
const recorded = new Map<string, Recorded>();

const addressOf = (input: string | URL | Request): string => {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input, 'http://localhost');
  return pathname + search;
};

/** As little of a Response as the storefront reads. */
const atHand = ((input) => {
  const answer = recorded.get(addressOf(input));
  if (!answer) return Promise.reject(new Error(`The answer of ${addressOf(input)} was not recorded.`));
  const { status, headers, text } = answer;
  return Promise.resolve({
    ok: status < 300,
    status,
    headers,
    text: () => Promise.resolve(text),
    json: () => Promise.resolve(JSON.parse(text) as unknown),
  });
}) as typeof globalThis.fetch;

const server = Fastify({ logger: false });
server.get('*', async (request, reply) => {
  const page = await storefront.render({
    near: null,
    url: request.url,
    fetch: atHand,
    config,
    now: new Date(),
  });
  const html = await assemblePage(storefront, request.url, page);
  return reply.status(page.status).type('text/html; charset=utf-8').send(html);
});
await server.listen({ port: 0, host: '127.0.0.1' });

serve(server.server, (command) => {
  if (command.type === 'record') void record(command.from, command.paths).then(() => process.send?.('ready'));
});

/** Renders each page once with the answers of a real server, and keeps them. */
async function record(from: string, paths: string[]): Promise<void> {
  const recording: typeof globalThis.fetch = async (input) => {
    const address = addressOf(input);
    const answer = await fetch(from + address);
    const text = await answer.text();
    recorded.set(address, { status: answer.status, headers: answer.headers, text });
    return new Response(text, { status: answer.status, headers: answer.headers });
  };
  for (const url of paths)
    await storefront.render({ near: null, url, fetch: recording, config, now: new Date() });
}
