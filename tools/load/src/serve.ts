// A process of its own: the product as it is served, which ends with the run that started it.
import 'reflect-metadata';
import { createApp } from '@farmgate/backend/src/app.setup';
import { readConfig } from '@farmgate/backend/src/platform/config/config';
import { projectFolder } from '@farmgate/backend/src/platform/config/project-folder';
import type { AddressInfo } from 'node:net';

const config = readConfig(projectFolder());
const app = await createApp(config, config.database.url ?? '');
await app.listen(0, '127.0.0.1');
const { port } = app.getHttpServer().address() as AddressInfo;
process.send?.({ port });
process.once('disconnect', () => void app.close().then(() => process.exit(0)));
