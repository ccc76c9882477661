import { toast } from '../ui/dialogs/toast';

const isDismissal = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Hands a link on by what the device has for sharing; where it has nothing, the link is copied. */
export async function share(title: string, url: string): Promise<void> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return;
    }
  } catch (error) {
    if (isDismissal(error)) return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Link copied', description: 'Paste it wherever you like.' });
  } catch {
    toast({ title: 'This is the link', description: url });
  }
}
