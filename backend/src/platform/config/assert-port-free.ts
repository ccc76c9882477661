import { createServer } from 'node:net';
import { StartError } from './start-error.js';

/** Tries every address of a host name. @throws StartError when taken, not permitted or not ours */
export async function assertPortFree(host: string, port: number): Promise<void> {
  for (const address of host === 'localhost' ? ['127.0.0.1', '::1'] : [host]) {
    const code = await listenError(address, port);
    // Machines without IPv6 have a "localhost" all the same.
    if (address === '::1' && code !== 'EADDRINUSE') continue;
    if (code) throw new StartError(reason(code, host, port));
  }
}

function reason(code: string, host: string, port: number): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the other program, or choose another port, for example PORT=${port + 1 > 65535 ? 3000 : port + 1}.`;
  }
  if (code === 'EACCES') {
    return `This user may not listen on port ${port}; choose a port from 1024 up, for example PORT=3000.`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `HOST is "${host}", which is not an address of this machine; leave it out, or set it to 0.0.0.0 for all addresses.`;
  }
  return `The server cannot listen on port ${port} of ${host} (${code}).`;
}

function listenError(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}
