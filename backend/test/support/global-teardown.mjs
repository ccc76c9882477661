import { rmSync } from 'node:fs';

export default async function tearDown() {
  for (const host of globalThis.__FARMGATE_HOSTS__) if (host.connected) host.disconnect();
  rmSync(globalThis.__FARMGATE_HOSTS_FOLDER__, { recursive: true, force: true });
  await globalThis.__FARMGATE_POSTGRES__.stop();
}
