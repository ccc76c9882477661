import { Cable, Unplug } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { Checkbox, Select } from '../../../../ui/fields/field';
import { FormFailure } from '../../../../ui/forms/form-failure';
import { BAUD_RATES, type BaudRate } from './serial-scale';
import { useCanConnect, useScale } from './use-scale';

interface ScaleSwitchProps {
  onReading: (text: string) => void;
  /** Changes whenever a weight was saved. */
  saved: unknown;
}

function Connection({ onReading, saved }: ScaleSwitchProps) {
  const [baudRate, setBaudRate] = useState<BaudRate>(BAUD_RATES[0]);
  const { state, latest, connect, disconnect } = useScale(onReading, saved);
  if (state === 'on')
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm">
          Scale connected. {latest ? `It says ${latest}.` : 'Waiting for a steady weight...'}
        </p>
        <Button size="sm" look="secondary" icon={<Unplug aria-hidden size={16} />} onClick={disconnect}>
          Disconnect
        </Button>
      </div>
    );
  return (
    <div className="flex flex-col gap-3">
      {state === 'failed' && (
        <FormFailure>
          We lost the scale. Check its cable, close other programs that use it and connect again.
        </FormFailure>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-40 flex-1">
          <Select
            label="Speed (baud)"
            help="Most scales use 9600. Yours is in its manual."
            value={baudRate}
            onChange={({ currentTarget }) =>
              setBaudRate(BAUD_RATES.find((rate) => String(rate) === currentTarget.value) ?? BAUD_RATES[0])
            }
          >
            {BAUD_RATES.map((rate) => (
              <option key={rate} value={rate}>
                {rate}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <Button
        size="sm"
        look="secondary"
        className="self-start"
        icon={<Cable aria-hidden size={16} />}
        pendingLabel={state === 'connecting' && 'Connecting...'}
        onClick={() => void connect(baudRate)}
      >
        Choose your scale
      </Button>
    </div>
  );
}

/** For scales on a cable that do not type by themselves; only where the browser can talk to them. */
export function ScaleSwitch(props: ScaleSwitchProps) {
  const [isOn, setOn] = useState(false);
  if (!useCanConnect()) return null;
  return (
    <Card className="flex flex-col gap-2 px-4 py-2 sm:px-5">
      <Checkbox
        label="Connect a scale"
        checked={isOn}
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
      />
      {isOn && (
        <div className="flex flex-col gap-3 pb-3">
          <p className="text-xs text-soft">
            For a scale on a serial or USB cable. It fills in the weight once that’s steady, and you press
            Enter.
          </p>
          <Connection {...props} />
        </div>
      )}
    </Card>
  );
}
