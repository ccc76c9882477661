import { BellOff, BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type DeviceState, deviceState, turnOff, turnOn } from '../../shared/push/this-device';
import { Button } from '../../ui/button';
import { FormFailure } from '../../ui/forms/form-failure';

const WORDS: Readonly<Record<Exclude<DeviceState, 'unable'>, string>> = {
  off: 'Get them even when Farmgate is closed.',
  on: 'Notifications are on for this device.',
  blocked:
    'Your browser blocks notifications from Farmgate. Allow them in its settings, then reload this page.',
};

/** Turns notices on this device on and off; nothing where its browser cannot show them. */
export function DeviceSwitch({ token }: { token: string | null }) {
  const [state, setState] = useState<DeviceState>('unable');
  const [isPending, setPending] = useState(false);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => void deviceState().then(setState, () => undefined), []);
  if (state === 'unable') return null;

  const press = () => {
    setPending(true);
    setFailed(false);
    (state === 'on' ? turnOff() : turnOn(token))
      .then(setState, () => setFailed(true))
      .finally(() => setPending(false));
  };
  const [Drawing, label] =
    state === 'on' ? [BellOff, 'Turn off on this device'] : [BellRing, 'Turn on notifications'];
  return (
    <section aria-labelledby="this-device" className="flex max-w-measure flex-col items-start gap-3">
      <h2 id="this-device" className="text-lg">
        This device
      </h2>
      <p role="status" className="text-soft">
        {WORDS[state]}
      </p>
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
    </section>
  );
}
