import { DeviceButton } from './device-button';
import { NOTICES_BLOCKED, TELL_ME_OF_ORDERS } from './device-words';
import { useDevice } from './use-device';

const WORDS = {
  off: 'Get a notification as soon as someone orders. It shows no names and no prices.',
  on: 'This device tells you when an order comes in.',
  blocked: NOTICES_BLOCKED,
};

/** Turns notices of new orders on this device on and off; nothing where its browser cannot show them. */
export function OrderSwitch() {
  const device = useDevice('orders', null);
  if (device.state === 'unable') return null;
  return (
    <section aria-labelledby="orders-here" className="flex max-w-measure flex-col items-start gap-3">
      <h2 id="orders-here" className="text-lg">
        New orders on this device
      </h2>
      <p role="status" className="text-soft">
        {WORDS[device.state]}
      </p>
      <DeviceButton device={device} on={TELL_ME_OF_ORDERS} off="Turn off on this device" />
    </section>
  );
}
