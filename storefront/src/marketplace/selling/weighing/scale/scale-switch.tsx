import { Cable as CableIcon, Unplug } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { Checkbox, Select } from '../../../../ui/fields/field';
import { FormFailure } from '../../../../ui/forms/form-failure';
import { BAUD_RATES, type BaudRate, type Frame, FRAMES, SCALE_KINDS } from './scale-kinds';
import { useConnections, useScale } from './use-scale';

interface ScaleSwitchProps {
  onReading: (text: string) => void;
  /** Changes whenever a weight was saved. */
  saved: unknown;
}

const POSTAL = { id: 'postal', label: 'Postal scale on USB (DYMO, Fairbanks)' } as const;

interface HeardProps {
  heard: string | null;
  latest: string | null;
}

function Heard({ heard, latest }: HeardProps) {
  if (heard === null)
    return <>Scale connected. {latest ? `It says ${latest}.` : 'Waiting for a steady weight...'}</>;
  if (heard === '') return <>Your scale says nothing. Check its cable and speed, or choose another kind.</>;
  return <>We hear your scale but don’t understand it: {heard}</>;
}

function Connection({
  onReading,
  saved,
  can,
}: ScaleSwitchProps & { can: ReturnType<typeof useConnections> }) {
  const [kindId, setKindId] = useState<string>(can.serial ? SCALE_KINDS[0].id : POSTAL.id);
  const [baudRate, setBaudRate] = useState<BaudRate>(BAUD_RATES[0]);
  const [frame, setFrame] = useState<Frame>(SCALE_KINDS[0].frame);
  const { state, latest, heard, connect, disconnect } = useScale(onReading, saved);
  const kind = SCALE_KINDS.find(({ id }) => id === kindId);
  if (state === 'on')
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm wrap-anywhere">
          <Heard heard={heard} latest={latest} />
        </p>
        <Button size="sm" look="secondary" icon={<Unplug aria-hidden size={16} />} onClick={disconnect}>
          Disconnect
        </Button>
      </div>
    );
  const choose = (id: string) => {
    setKindId(id);
    setFrame(SCALE_KINDS.find((one) => one.id === id)?.frame ?? '8N1');
  };
  return (
    <div className="flex flex-col gap-3">
      {state === 'failed' && (
        <FormFailure>
          We lost the scale. Check its cable, close other programs that use it and connect again.
        </FormFailure>
      )}
      <div className="grid gap-3 sm:grid-cols-3">
        <Select
          label="Your scale"
          value={kindId}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {(can.serial ? SCALE_KINDS : []).map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
          {can.hid && <option value={POSTAL.id}>{POSTAL.label}</option>}
        </Select>
        {kind && (
          <>
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
            <Select
              label="Data bits"
              value={frame}
              onChange={({ currentTarget }) => setFrame(currentTarget.value === '7E1' ? '7E1' : '8N1')}
            >
              {Object.entries(FRAMES).map(([id, { label }]) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          </>
        )}
      </div>
      <Button
        size="sm"
        look="secondary"
        className="self-start"
        icon={<CableIcon aria-hidden size={16} />}
        pendingLabel={state === 'connecting' && 'Connecting...'}
        onClick={() => void connect(kind ? { baudRate, frame, ask: kind.ask } : null)}
      >
        Choose your scale
      </Button>
    </div>
  );
}

/** For scales that do not type by themselves; only where the browser can talk to them. */
export function ScaleSwitch(props: ScaleSwitchProps) {
  const [isOn, setOn] = useState(false);
  const can = useConnections();
  if (!can.serial && !can.hid) return null;
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
          <Connection {...props} can={can} />
        </div>
      )}
    </Card>
  );
}
