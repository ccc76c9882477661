import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { devicePosition, positionTrouble } from '../../search/zip/device-position';

interface Position {
  latitude: number;
  longitude: number;
}

export interface PositionFieldProps {
  value: Position | null;
  onChange: (value: Position | null) => void;
  /** The address was changed since the position was given. */
  mayBeOld: boolean;
}

/** About a meter: enough to find a gate. */
const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000;

/** The farm's own spot on the map, for somebody who stands on it. Otherwise its ZIP code says where it is. */
export function PositionField({ value, onChange, mayBeOld }: PositionFieldProps) {
  const [isLooking, setLooking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const find = async () => {
    setLooking(true);
    setTrouble(null);
    try {
      const { latitude, longitude } = await devicePosition();
      onChange({ latitude: rounded(latitude), longitude: rounded(longitude) });
    } catch (error) {
      setTrouble(`${positionTrouble(error)}. We’ll use your ZIP code instead.`);
    } finally {
      setLooking(false);
    }
  };
  return (
    <div className="flex flex-col gap-2 rounded-control bg-sunk px-4 py-3">
      <p className="text-sm">
        <span className="font-semibold">Map location</span>
        <span className="text-soft"> (optional)</span>
      </p>
      <p role="status" className="text-sm text-soft">
        {trouble ??
          (value
            ? `Your farm is shown at ${value.latitude.toFixed(5)}, ${value.longitude.toFixed(5)}.`
            : 'At the farm now? Use your location to place the pin. Otherwise, the map shows the center of your ZIP code.')}
        {value && mayBeOld && ' You changed the address. Is the pin still in the right place?'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          size="sm"
          icon={<LocateFixed aria-hidden size={16} />}
          pendingLabel={isLooking && 'Finding you...'}
          onClick={() => void find()}
        >
          Use my location
        </Button>
        {value && (
          <Button look="quiet" size="sm" onClick={() => onChange(null)}>
            Remove pin
          </Button>
        )}
      </div>
    </div>
  );
}
