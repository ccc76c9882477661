// A process of its own: a bare Fastify that serves a folder by @fastify/static, compressed files beside the
// plain ones.
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { serve } from './serve.js';

const [, , folder = ''] = process.argv;
const server = Fastify({ logger: false });
await server.register(fastifyStatic, { root: folder, preCompressed: true, cacheControl: false });
await server.listen({ port: 0, host: '127.0.0.1' });

serve(server.server, () => undefined);
