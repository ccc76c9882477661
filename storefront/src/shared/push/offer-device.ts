import { toast, type ToastMessage } from '../../ui/dialogs/toast';
import { deviceState, turnOn } from './this-device';

async function notifyHere(token: string | null): Promise<void> {
  try {
    const state = await turnOn('news', token);
    if (state === 'on')
      toast({ title: 'Notifications turned on', description: 'We’ll notify this device, too.' });
    else if (state === 'blocked') {
      toast({
        title: 'Notifications are blocked',
        description: 'Allow them for Farmgate in your browser’s settings.',
      });
    }
  } catch {
    toast({
      title: 'Error',
      description: 'We couldn’t turn on notifications. Check your connection and try again.',
      variant: 'destructive',
    });
  }
}

/** @returns what a follow's message offers besides, where this device could show notices and does not yet */
export async function deviceOffer(token: string | null): Promise<Pick<ToastMessage, 'otherAction'>> {
  const state = await deviceState('news').catch(() => 'unable');
  return state === 'off'
    ? { otherAction: { label: 'Turn on notifications', onPress: () => void notifyHere(token) } }
    : {};
}
