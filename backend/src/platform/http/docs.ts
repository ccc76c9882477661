import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectFolder } from '../config/project-folder.js';
import { compressedOnce } from './answers/compressed-once.js';
import { encodingOf } from './answers/encoding.rules.js';
import { hasTag } from './answers/entity-tags.js';

const DOCUMENT = '/api/openapi.json';
const READER = '/api/docs';

/** /api/openapi.json as `npm run openapi` wrote it, and /api/docs. */
export async function setUpDocs(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  const file = path.join(projectFolder(), 'backend/openapi.json');
  const document = compressedOnce(() => readFile(file));
  server.get(DOCUMENT, async (request, reply) => {
    const { plain, tag, ...compressed } = await document();
    void reply.headers({ etag: tag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
    if (hasTag(request.headers['if-none-match'], tag)) return reply.status(304).send();
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    void reply.type('application/json; charset=utf-8');
    return reply.send(encoding === 'identity' ? plain : compressed[encoding]);
  });
  server.get(READER, (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  server.get(`${READER}/start.js`, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(SCRIPT),
  );
  await app.register(fastifyStatic, {
    root: path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')),
    prefix: `${READER}/`,
    index: false,
    decorateReply: false,
    allowedPath: (file) => FILES.includes(file),
  });
}

const FILES = ['/swagger-ui.css', '/swagger-ui-bundle.js', '/favicon-32x32.png'];

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Farmgate: the API</title>
    <link rel="icon" href="${READER}/favicon-32x32.png" />
    <link rel="stylesheet" href="${READER}/swagger-ui.css" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="${READER}/swagger-ui-bundle.js"></script>
    <script src="${READER}/start.js"></script>
  </body>
</html>
`;
const SCRIPT = `SwaggerUIBundle({ url: '${DOCUMENT}', dom_id: '#swagger-ui', deepLinking: true });\n`;
