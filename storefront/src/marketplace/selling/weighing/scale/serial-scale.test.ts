import { describe, expect, it } from '@jest/globals';
import { ask, canConnect, choosePort, openPort, readPort, type ScalePort } from './serial-scale';

/** Stands in for a port: sends what it is given, in those pieces. */
function standIn(...pieces: (string | number[])[]) {
  const seen: { opened: object[]; asked: string[] } = { opened: [], asked: [] };
  const bytesOf = (piece: string | number[]) =>
    typeof piece === 'string' ? new TextEncoder().encode(piece) : new Uint8Array(piece);
  const readable = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(bytesOf(piece));
      controller.close();
    },
  });
  const writable = new WritableStream<Uint8Array>({
    write: (bytes) => void seen.asked.push(new TextDecoder().decode(bytes)),
  });
  const port: ScalePort = {
    ...{ readable, writable, close: () => Promise.resolve() },
    open: (options) => Promise.resolve(void seen.opened.push(options)),
  };
  return { port, seen };
}
const never = new AbortController().signal;

describe('a scale on a port', () => {
  it('is read without its eighth bit, so that 7E1 is understood on a port of eight bits', async () => {
    const sevenEven = [...'1.00LB'].map((sign) => {
      const code = sign.charCodeAt(0);
      const ones = code.toString(2).replaceAll('0', '').length;
      return ones % 2 === 1 ? code | 0x80 : code;
    });
    const read: string[] = [];
    await readPort(standIn('ST,GS', sevenEven).port, (text) => read.push(text), never);
    expect(read).toEqual(['ST,GS', '1.00LB']);
  });

  it('is opened as its manual says, and asked', async () => {
    const { port, seen } = standIn();
    await openPort(port, 4_800, '7E1');
    await openPort(port, 9_600, '8N1');
    expect(seen.opened).toEqual([
      { baudRate: 4_800, dataBits: 7, parity: 'even' },
      { baudRate: 9_600, dataBits: 8, parity: 'none' },
    ]);
    await ask(port, 'W\r');
    await ask(port, 'W\r');
    await ask({ writable: null }, 'W\r');
    expect(seen.asked).toEqual(['W\r', 'W\r']);
  });

  it('is let go when it is disconnected, and can be read again', async () => {
    const stop = new AbortController();
    const port = { readable: new ReadableStream<Uint8Array>({}) };
    const reading = readPort(port, () => undefined, stop.signal);
    stop.abort();
    await reading;
    expect(port.readable.locked).toBe(false);
    await readPort({ readable: null }, () => undefined, never);
  });

  it('says why it ends', async () => {
    const readable = new ReadableStream<Uint8Array>({
      start: (controller) => controller.error(new Error('The device has been lost.')),
    });
    await expect(readPort({ readable }, () => undefined, never)).rejects.toThrow('has been lost');
    expect(readable.locked).toBe(false);
  });

  it('is there where the browser has the interface', async () => {
    const { port } = standIn();
    const browser = { serial: { requestPort: () => Promise.resolve(port) } };
    expect([canConnect(browser), canConnect({})]).toEqual([true, false]);
    expect(await choosePort(browser)).toBe(port);
    await expect(choosePort({})).rejects.toThrow(TypeError);
  });
});
