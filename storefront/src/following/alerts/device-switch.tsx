import { DeviceButton } from '../../shared/push/device-button';
import { NOTICES_BLOCKED } from '../../shared/push/device-words';
import { useDevice } from '../../shared/push/use-device';

const WORDS = {
  off: 'Get them even when Farmgate is closed.',
  on: 'Notifications are on for this device.',
  blocked: NOTICES_BLOCKED,
};

/** Turns notices on this device on and off; nothing where its browser cannot show them. */
export function DeviceSwitch({ token }: { token: string | null }) {
  const device = useDevice('news', token);
  if (device.state === 'unable') return null;
  return (
    <section aria-labelledby="this-device" className="flex max-w-measure flex-col items-start gap-3">
      <h2 id="this-device" className="text-lg">
        This device
      </h2>
      <p role="status" className="text-soft">
        {WORDS[device.state]}
      </p>
      <DeviceButton device={device} on="Turn on notifications" off="Turn off on this device" />
    </section>
  );
}
