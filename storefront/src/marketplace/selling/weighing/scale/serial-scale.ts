import { FRAMES, type Frame } from './scale-kinds';

/** What is used of a port of the Web Serial API. */
export interface ScalePort {
  readable: ReadableStream<Uint8Array> | null;
  writable: WritableStream<Uint8Array> | null;
  open: (options: { baudRate: number; dataBits: 7 | 8; parity: 'none' | 'even' }) => Promise<void>;
  close: () => Promise<void>;
}

interface WithSerial {
  serial?: { requestPort: () => Promise<ScalePort> };
}

/** @returns whether the browser can talk to a scale on a cable; Chrome and Edge on computers do */
export const canConnect = (browser: object): boolean => Boolean((browser as WithSerial).serial);

/** Lets the person choose a port. @throws a DOMException named NotFoundError where none was chosen */
export async function choosePort(browser: object): Promise<ScalePort> {
  const { serial } = browser as WithSerial;
  if (!serial) throw new TypeError('This browser has no Web Serial API.');
  return serial.requestPort();
}

export function openPort(port: Pick<ScalePort, 'open'>, baudRate: number, frame: Frame): Promise<void> {
  const { dataBits, parity } = FRAMES[frame];
  return port.open({ baudRate, dataBits, parity });
}

/** The eighth bit is parity, or a lamp. */
const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.map((byte) => byte & 0x7f));

/**
 * Reads until the port ends or is stopped.
 * @throws what the port throws, such as when it is pulled out
 */
export async function readPort(
  { readable }: Pick<ScalePort, 'readable'>,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  if (!readable || signal.aborted) return;
  const reader = readable.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop);
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      onText(textOf(value));
    }
  } finally {
    signal.removeEventListener('abort', stop);
    reader.releaseLock();
  }
}

/** Asks a scale once that sends nothing by itself. Failing is told where it's read. */
export async function ask({ writable }: Pick<ScalePort, 'writable'>, question: string): Promise<void> {
  if (!writable || writable.locked) return;
  const writer = writable.getWriter();
  try {
    await writer.write(new TextEncoder().encode(question));
  } catch {
    // The port is gone.
  } finally {
    writer.releaseLock();
  }
}
