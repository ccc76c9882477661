import { describe, expect, it } from '@jest/globals';
import { canConnect, choosePort, onceEach, readingOf, readLines, type ScalePort } from './serial-scale';

/** Stands in for a port: sends what it is given, in those pieces. */
function standIn(...pieces: string[]): ScalePort & { opened: number[] } {
  const opened: number[] = [];
  const readable = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  return {
    ...{ opened, readable },
    open: ({ baudRate }) => Promise.resolve(void opened.push(baudRate)),
    close: () => Promise.resolve(),
  };
}
const never = new AbortController().signal;
const linesOf = async (...pieces: string[]) => {
  const lines: string[] = [];
  await readLines(standIn(...pieces), (line) => lines.push(line), never);
  return lines;
};

describe('a scale on a port', () => {
  it('is read line by line, however they are cut', async () => {
    expect(await linesOf('ST,GS,+  4.', '35 lb\r\nUS,GS,+ ', ' 1.20 lb\r', '\n\r\n')).toEqual([
      'ST,GS,+  4.35 lb',
      'US,GS,+  1.20 lb',
    ]);
    expect(await linesOf('x'.repeat(500), '\nST,GS,+ 1 lb\n')).toEqual(['ST,GS,+ 1 lb']);
    expect(await linesOf('half a line')).toEqual([]);
  });

  it('is let go when it is disconnected, and can be read again', async () => {
    const stop = new AbortController();
    const port = { readable: new ReadableStream<Uint8Array>({}) };
    const reading = readLines(port, () => undefined, stop.signal);
    stop.abort();
    await reading;
    expect(port.readable.locked).toBe(false);
    await readLines({ readable: null }, () => undefined, never);
  });

  it('says why it ends', async () => {
    const readable = new ReadableStream<Uint8Array>({
      start: (controller) => controller.error(new Error('The device has been lost.')),
    });
    await expect(readLines({ readable }, () => undefined, never)).rejects.toThrow('has been lost');
    expect(readable.locked).toBe(false);
  });

  it('is there where the browser has the interface', async () => {
    const port = standIn();
    const browser = { serial: { requestPort: () => Promise.resolve(port) } };
    expect([canConnect(browser), canConnect({})]).toEqual([true, false]);
    expect(await choosePort(browser)).toBe(port);
    await expect(choosePort({})).rejects.toThrow(TypeError);
  });
});

describe('what a scale says', () => {
  it('counts where it is stable, and a weight', () => {
    expect(readingOf('ST,GS,+  4.35 lb')).toEqual({ kind: 'stable', text: '4.35 lb' });
    expect(readingOf('ST,NT,+00004.35lb')).toEqual({ kind: 'stable', text: '00004.35lb' });
    expect(readingOf('st,gs,  1.972 kg')).toEqual({ kind: 'stable', text: '1.972 kg' });
    for (const line of [
      'US,GS,+  4.35 lb',
      'OL,GS,+  0.00 lb',
      'ST,GS,+  0.00 lb',
      'ST,GS,-  0.10 lb',
      '4.35 lb',
      '',
    ])
      expect(readingOf(line)).toEqual({ kind: 'moving' });
  });

  it('is taken once, until something else is put on it', () => {
    const read: string[] = [];
    const scale = onceEach((text) => read.push(text));
    for (const line of ['US,GS,+ 2 lb', 'ST,GS,+ 4.35 lb']) scale.line(line);
    scale.saved();
    scale.line('ST,GS,+ 4.35 lb');
    expect(read).toEqual(['4.35 lb']);
    for (const line of ['ST,GS,+ 0.00 lb', 'US,GS,+ 1 lb', 'ST,GS,+ 3.9 lb']) scale.line(line);
    expect(read).toEqual(['4.35 lb', '3.9 lb']);
  });
});
