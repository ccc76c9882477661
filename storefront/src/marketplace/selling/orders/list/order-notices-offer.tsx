import { useState } from 'react';
import { keep, readKept } from '../../../../lib/page/on-device';
import { DeviceButton } from '../../../../shared/push/device-button';
import { TELL_ME_OF_ORDERS } from '../../../../shared/push/device-words';
import { useDevice } from '../../../../shared/push/use-device';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { toast } from '../../../../ui/dialogs/toast';

const KEY = 'farmgate.order-notices-offered';

/** Asks once on each device. Later it is at the end of "More". */
export function OrderNoticesOffer() {
  const device = useDevice('orders', null);
  const [isAnswered, setAnswered] = useState(() => readKept<boolean>(KEY) === true);
  if (isAnswered || device.state !== 'off') return null;
  const leave = () => {
    keep(KEY, true);
    setAnswered(true);
    toast({ title: 'Not turned on', description: 'You can turn it on in More.' });
  };
  return (
    <Card className="mb-5 flex flex-col items-start gap-3 p-4">
      <p className="font-semibold">Know right away when someone orders</p>
      <p className="max-w-measure text-sm text-soft">
        You get an email for each order. This device can tell you, too, without names and prices.
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <DeviceButton device={device} on={TELL_ME_OF_ORDERS} off="" />
        <Button look="quiet" onClick={leave}>
          Not now
        </Button>
      </div>
    </Card>
  );
}
