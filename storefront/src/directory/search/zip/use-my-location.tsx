import { useState } from 'react';
import { Button, type ButtonLook } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { Icon } from '../../../ui/icon';

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
      // Loaded where somebody asks for it.
      const { zipOfDevice } = await import('./zip-of-device').catch(() => {
        throw new Error('We couldn’t find your location');
      });
      onFound(await zipOfDevice());
    } catch (error) {
      const title = (error as Error).message;
      toast({ title, description: 'You can type your ZIP code instead.', variant: 'destructive' });
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
