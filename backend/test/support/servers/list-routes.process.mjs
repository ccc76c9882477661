// Tells its parent every route that the application makes, hidden ones too, by Fastify's own hook.
import 'reflect-metadata';
import { subscribe } from 'node:diagnostics_channel';
import { createApp } from '../../../dist/src/app.setup.js';
import { loadConfig } from '../../../dist/src/platform/config/config.js';
import { projectFolder } from '../../../dist/src/platform/config/project-folder.js';

const routes = [];
subscribe('fastify.initialization', ({ fastify }) => {
  fastify.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) {
      const { takes = null, form = null, access = 'public' } = route.config ?? {};
      routes.push({ method, path: route.path, takes, form, access, bodyLimit: route.bodyLimit ?? null });
    }
  });
});
const config = loadConfig(process.env, projectFolder());
const app = await createApp(config, config.database.url);
process.send(routes);
await app.close();
process.exit(0);
