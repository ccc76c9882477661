import { useState } from 'react';
import { Button, type ButtonLook } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { Icon } from '../../../ui/icon';
import { nearestZip } from '../../api';
import { devicePosition, positionTrouble } from './device-position';

function explain(error: unknown): void {
  toast({
    title: positionTrouble(error),
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
      icon={<Icon name="locate-fixed" className="size-4.5" />}
      pendingLabel={isLooking && 'Finding you...'}
      onClick={() => void find()}
    >
      Use my location
    </Button>
  );
}
