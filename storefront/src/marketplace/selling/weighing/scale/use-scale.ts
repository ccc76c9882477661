import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { canConnectHid, chooseHid, readHid } from './hid-scale';
import type { BaudRate, Frame } from './scale-kinds';
import { onceEach, type Reading, scaleReader } from './scale-reader';
import { ask, canConnect, choosePort, openPort, readPort } from './serial-scale';

export type ScaleState = 'off' | 'connecting' | 'on' | 'failed';

/** How a scale on a serial cable is talked to. */
export interface Cable {
  baudRate: BaudRate;
  frame: Frame;
  /** What asks it for a weight; '' for one that sends by itself. */
  ask: string;
}

const ASK_EVERY_MS = 300;
/** A figure is followed at once by whether it moves, if by anything. */
const IDLE_MS = 120;
/** After so long without a word that we know, it is said what was heard. */
const PATIENCE_MS = 5_000;

const never = () => () => undefined;

/** What this browser can talk to; the server does not know. */
export function useConnections(): { serial: boolean; hid: boolean } {
  const has = (can: (browser: object) => boolean) => () => can(navigator);
  const serial = useSyncExternalStore(never, has(canConnect), () => false);
  return { serial, hid: useSyncExternalStore(never, has(canConnectHid), () => false) };
}

/**
 * A scale on the computer.
 * @param saved changes whenever a weight was saved: what lies on the scale is not read again then
 * @returns `latest`, what it says, and `heard`: what it says that nobody here understands, '' for nothing at
 * all, null while all is well
 */
export function useScale(onReading: (text: string) => void, saved: unknown) {
  const [state, setState] = useState<ScaleState>('off');
  const [latest, setLatest] = useState<string | null>(null);
  const [heard, setHeard] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  const once = useRef<ReturnType<typeof onceEach> | null>(null);
  const handler = useRef(onReading);
  useEffect(() => void (handler.current = onReading));
  useEffect(() => once.current?.saved(), [saved]);
  useEffect(() => () => stop.current?.abort(), []);

  /** @returns what takes readings, and says after a while that it understands none */
  const listen = (signal: AbortSignal) => {
    const taken = onceEach((text) => {
      setLatest(text);
      handler.current(text);
    });
    once.current = taken;
    let strange = '';
    const patience = window.setTimeout(() => setHeard(strange), PATIENCE_MS);
    signal.addEventListener('abort', () => window.clearTimeout(patience));
    return (reading: Reading) => {
      if (reading.kind === 'unknown') {
        strange = reading.line;
        return;
      }
      window.clearTimeout(patience);
      setHeard(null);
      taken.reading(reading);
    };
  };

  const readSerial = async ({ baudRate, frame, ask: question }: Cable, signal: AbortSignal) => {
    const port = await choosePort(navigator);
    setState('connecting');
    await openPort(port, baudRate, frame);
    setState('on');
    const reader = scaleReader(listen(signal));
    const asking = question === '' ? 0 : window.setInterval(() => void ask(port, question), ASK_EVERY_MS);
    let idle = 0;
    try {
      const take = (text: string) => {
        reader.take(text);
        window.clearTimeout(idle);
        idle = window.setTimeout(reader.idle, IDLE_MS);
      };
      await readPort(port, take, signal);
    } finally {
      window.clearInterval(asking);
      window.clearTimeout(idle);
      await port.close();
    }
  };

  const readUsb = async (signal: AbortSignal) => {
    const device = await chooseHid(navigator);
    if (!device) return;
    setState('connecting');
    await device.open();
    setState('on');
    try {
      await readHid(navigator, device, listen(signal), signal);
    } finally {
      await device.close();
    }
  };

  /** @param cable null for a postal scale on USB */
  const connect = async (cable: Cable | null) => {
    const stopping = new AbortController();
    stop.current = stopping;
    try {
      await (cable ? readSerial(cable, stopping.signal) : readUsb(stopping.signal));
      setState('off');
    } catch (error) {
      // Nothing was chosen in the browser's own dialog.
      const isCanceled = error instanceof DOMException && error.name === 'NotFoundError';
      setState(isCanceled ? 'off' : 'failed');
    }
    stopping.abort();
    once.current = null;
    setLatest(null);
    setHeard(null);
  };
  return { state, latest, heard, connect, disconnect: () => stop.current?.abort() };
}
