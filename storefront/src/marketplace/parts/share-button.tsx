import { clsx } from 'clsx';
import { Share2 } from 'lucide-react';
import { usePublicConfig } from '../../lib/public-config';
import { IconButton } from '../../ui/icon-button';
import { toast } from '../../ui/toast';

const isDismissal = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** By what the device has for sharing, else the link is copied. */
async function share(title: string, url: string): Promise<void> {
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

export interface ShareButtonProps {
  /** What is shared. */
  name: string;
  /** Its page. */
  path: string;
  className?: string;
}

export function ShareButton({ name, path, className }: ShareButtonProps) {
  const { publicUrl } = usePublicConfig();
  return (
    <IconButton
      label={`Share: ${name}`}
      title="Share"
      className={clsx('noscript:hidden!', className)}
      icon={<Share2 aria-hidden size={20} />}
      onClick={() => void share(name, publicUrl + path)}
    />
  );
}
