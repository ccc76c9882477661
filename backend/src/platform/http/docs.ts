import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { projectFolder } from '../config/project-folder.js';

const DOCUMENT = '/api/openapi.json';
const READER = '/api/docs';

/**
 * Serves the contract as OpenAPI at /api/openapi.json, as `npm run openapi` wrote it, and for reading at
 * /api/docs.
 */
export async function setUpDocs(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  const file = path.join(projectFolder(), 'backend/openapi.json');
  server.get(DOCUMENT, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(await readFile(file, 'utf8')),
  );
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

/** Of Swagger UI's package. */
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
