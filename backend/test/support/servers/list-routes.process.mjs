// Tells its parent every route that the application makes, hidden ones too, by Fastify's own hook.
import 'reflect-metadata';
import { subscribe } from 'node:diagnostics_channel';
import { createApp } from '../../../dist/src/app.setup.js';
import { loadConfig } from '../../../dist/src/platform/config/config.js';
import { projectFolder } from '../../../dist/src/platform/config/project-folder.js';

const routes = [];
subscribe('fastify.initialization', ({ fastify }) => {
  fastify.addHook('onRoute', (route) => void routes.push(route));
});
const config = loadConfig(process.env, projectFolder());
const app = await createApp(config, config.database.url);
// Later hooks have said by now how much each of them takes.
process.send(
  routes.flatMap(
    ({ method, path, config: { takes = null, form = null, access = 'public' } = {}, bodyLimit }) =>
      [method].flat().map((one) => ({ method: one, path, takes, form, access, bodyLimit: bodyLimit ?? 0 })),
  ),
);
await app.close();
process.exit(0);
