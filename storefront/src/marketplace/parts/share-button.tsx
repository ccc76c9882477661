import { clsx } from 'clsx';
import { usePublicConfig } from '../../lib/page/public-config';
import { share } from '../../shared/share';
import { IconButton } from '../../ui/icon-button';

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
      className={clsx('share-button drawn icon-share', className)}
      onClick={() => void share(name, publicUrl + path)}
    />
  );
}
