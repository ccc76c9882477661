// The application in a process of its own: Jest cannot load the ES modules that Fastify's plugins require.
// Answers its parent with the port; ends when the parent goes away.
import 'reflect-metadata';
import { createApp } from '../../../dist/src/app.setup.js';
import { loadConfig } from '../../../dist/src/platform/config/config.js';
import { projectFolder } from '../../../dist/src/platform/config/project-folder.js';

const config = loadConfig(process.env, projectFolder());
const app = await createApp(config, config.database.url);
await app.listen(0, '127.0.0.1');
process.send({ port: app.getHttpServer().address().port });
process.once('disconnect', () => void app.close().then(() => process.exit(0)));
