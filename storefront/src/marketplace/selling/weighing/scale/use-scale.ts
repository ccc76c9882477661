import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type BaudRate, canConnect, choosePort, onceEach, readLines } from './serial-scale';

export type ScaleState = 'off' | 'connecting' | 'on' | 'failed';

const never = () => () => undefined;

/** Whether this browser can talk to a scale; the server does not know. */
export const useCanConnect = (): boolean =>
  useSyncExternalStore(
    never,
    () => canConnect(navigator),
    () => false,
  );

/**
 * A scale on a port of the computer.
 * @param saved changes whenever a weight was saved: what lies on the scale is not read again then
 */
export function useScale(onReading: (text: string) => void, saved: unknown) {
  const [state, setState] = useState<ScaleState>('off');
  const [latest, setLatest] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  const reader = useRef<ReturnType<typeof onceEach> | null>(null);
  const handler = useRef(onReading);
  useEffect(() => void (handler.current = onReading));
  useEffect(() => reader.current?.saved(), [saved]);
  useEffect(() => () => stop.current?.abort(), []);

  const connect = async (baudRate: BaudRate) => {
    const stopping = new AbortController();
    stop.current = stopping;
    try {
      const port = await choosePort(navigator);
      setState('connecting');
      await port.open({ baudRate });
      setState('on');
      reader.current = onceEach((text) => {
        setLatest(text);
        handler.current(text);
      });
      try {
        await readLines(port, reader.current.line, stopping.signal);
      } finally {
        reader.current = null;
        await port.close();
      }
      setState('off');
    } catch (error) {
      // Nothing was chosen in the browser's own dialog.
      const isCanceled = error instanceof DOMException && error.name === 'NotFoundError';
      setState(isCanceled ? 'off' : 'failed');
    }
    setLatest(null);
  };
  return { state, latest, connect, disconnect: () => stop.current?.abort() };
}
