import { readWeight, type WeightUnit } from '@farmgate/backend/contract/marketplace/weight/weight';

/** Symbols per second that scales send; the first one is what most of them are set to. */
export const BAUD_RATES = [9_600, 4_800, 2_400] as const;
export type BaudRate = (typeof BAUD_RATES)[number];

/** What is used of a port of the Web Serial API. */
export interface ScalePort {
  readable: ReadableStream<Uint8Array> | null;
  open: (options: { baudRate: number }) => Promise<void>;
  close: () => Promise<void>;
}

interface WithSerial {
  serial?: { requestPort: () => Promise<ScalePort> };
}

/** @returns whether the browser can talk to a scale; Chrome and Edge on computers do */
export const canConnect = (browser: object): boolean => Boolean((browser as WithSerial).serial);

/** Lets the person choose a port. @throws a DOMException named NotFoundError where none was chosen */
export async function choosePort(browser: object): Promise<ScalePort> {
  const { serial } = browser as WithSerial;
  if (!serial) throw new TypeError('This browser has no Web Serial API.');
  return serial.requestPort();
}

/** Longer lines are noise, such as at another speed. */
const LONGEST_LINE = 120;

/**
 * Reads lines until the port ends or is stopped.
 * @throws what the port throws, such as when it is pulled out
 */
export async function readLines(
  { readable }: Pick<ScalePort, 'readable'>,
  onLine: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  if (!readable || signal.aborted) return;
  const reader = readable.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop);
  const decoder = new TextDecoder('ascii');
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split(/[\r\n]+/);
      rest = (lines.pop() ?? '').slice(-LONGEST_LINE - 1);
      for (const line of lines) if (line.trim() !== '' && line.length <= LONGEST_LINE) onLine(line.trim());
    }
  } finally {
    signal.removeEventListener('abort', stop);
    reader.releaseLock();
  }
}

export type Reading =
  /** It has come to rest. `text` is what a person would type. */
  | { kind: 'stable'; text: string }
  /** Something moves, or nothing lies there. */
  | { kind: 'moving' };

/** @returns what a line of a scale says: only what is marked as stable ("ST") and is a weight counts */
export function readingOf(line: string, per: WeightUnit = 'lb'): Reading {
  const found = /^ST,(?:[A-Z]{2},)*\s*\+?\s*(.+)$/i.exec(line);
  const text = found?.[1]?.trim().replace(/\s+/g, ' ');
  return text && readWeight(line, per) !== null ? { kind: 'stable', text } : { kind: 'moving' };
}

/**
 * Takes one reading of whatever is put on a scale: what stays there after it was saved is not read again.
 * @param onReading called as often as the scale says the weight, until that is saved
 */
export function onceEach(onReading: (text: string) => void) {
  let isSaved = false;
  return {
    line: (line: string) => {
      const reading = readingOf(line);
      if (reading.kind === 'moving') isSaved = false;
      else if (!isSaved) onReading(reading.text);
    },
    saved: () => void (isSaved = true),
  };
}
