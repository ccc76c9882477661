import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../ui/toast';
import { Button, type ButtonLook } from '../../ui/button';
import { nearestZip } from '../api';

/** How long the device may look for its position, in milliseconds, and how old a remembered one may be. */
const TIMEOUT_MS = 12_000;
const MAXIMUM_AGE_MS = 600_000;

function devicePosition(): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('This device does not know where it is'));
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      timeout: TIMEOUT_MS,
      maximumAge: MAXIMUM_AGE_MS,
    });
  });
}

const PERMISSION_DENIED = 1;

function explain(error: unknown): void {
  const isDenied =
    typeof error === 'object' && error !== null && 'code' in error && error.code === PERMISSION_DENIED;
  toast({
    title: isDenied ? 'Your location is not shared with this site' : 'Your location could not be found',
    description: 'You can type your ZIP code instead.',
    variant: 'destructive',
  });
}

export interface UseMyLocationProps extends ButtonLook {
  /** Called with the ZIP code where the device is. */
  onFound: (zipCode: string) => void;
  className?: string;
}

/** Asks the device where it is, and the server for the ZIP code there. Hidden where there are no scripts. */
export function UseMyLocation({ onFound, look = 'quiet', size = 'sm', className }: UseMyLocationProps) {
  const [isLooking, setLooking] = useState(false);
  const find = async () => {
    setLooking(true);
    try {
      const { zipCode } = await nearestZip(await devicePosition());
      onFound(zipCode);
    } catch (error) {
      explain(error);
    } finally {
      setLooking(false);
    }
  };
  return (
    <Button
      look={look}
      size={size}
      className={`noscript:hidden! whitespace-nowrap ${className ?? ''}`}
      icon={<LocateFixed aria-hidden size={18} />}
      pendingLabel={isLooking && 'Finding you...'}
      onClick={() => void find()}
    >
      Use my location
    </Button>
  );
}
