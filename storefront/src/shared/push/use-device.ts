import { useEffect, useState } from 'react';
import { type DeviceState, type Told, deviceState, turnOff, turnOn } from './this-device';

export interface Device {
  /** `unable`, too, until it is known. */
  state: DeviceState;
  isPending: boolean;
  isFailed: boolean;
  /** Turns it on or off. */
  press: () => void;
}

/** @param token of someone without an account; null for who is logged in */
export function useDevice(told: Told, token: string | null): Device {
  const [state, setState] = useState<DeviceState>('unable');
  const [isPending, setPending] = useState(false);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => void deviceState(told).then(setState, () => undefined), [told]);

  const press = () => {
    setPending(true);
    setFailed(false);
    (state === 'on' ? turnOff(told) : turnOn(told, token))
      .then(setState, () => setFailed(true))
      .finally(() => setPending(false));
  };
  return { state, isPending, isFailed, press };
}
