import { BellOff, BellRing } from 'lucide-react';
import { Button } from '../../ui/button';
import { FormFailure } from '../../ui/forms/form-failure';
import type { Device } from './use-device';

/** Turns notices on this device on and off; nothing where its browser blocks them. */
export function DeviceButton({ device, on, off }: { device: Device; on: string; off: string }) {
  const { state, isPending, isFailed, press } = device;
  const [Drawing, label] = state === 'on' ? [BellOff, off] : [BellRing, on];
  return (
    <>
      {state !== 'blocked' && (
        <Button
          look="secondary"
          icon={<Drawing aria-hidden size={18} />}
          pendingLabel={isPending && 'Saving...'}
          onClick={press}
        >
          {label}
        </Button>
      )}
      {isFailed && (
        <FormFailure>
          We couldn’t change notifications on this device. Check your connection and try again.
        </FormFailure>
      )}
    </>
  );
}
