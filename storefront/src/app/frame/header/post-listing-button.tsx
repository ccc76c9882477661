import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../../lib/session';
import { track } from '../../../lib/track';
import { Button, type ButtonLook, LinkButton } from '../../../ui/button';
import { openFarmApplication } from '../account/open-farm-application';

export interface PostListingButtonProps extends ButtonLook {
  cta: 'navbar_farm_application' | 'footer_farm_application';
  className?: string;
  /** What to do instead of opening the application at once, or besides following the link. */
  onPress?: (next: 'application' | 'page') => void;
}

/**
 * 'Post a Listing': the form for a farmer who is signed in, the way to a seller account for everybody else.
 */
export function PostListingButton({ cta, onPress, className, ...given }: PostListingButtonProps) {
  const { pathname } = useLocation();
  const isShopping = /^\/(?:cart|checkout|orders)(?:\/|$)/.test(pathname);
  const { me } = useSession();
  // Whoever is about to pay is not asked for anything else.
  const look = isShopping ? { ...given, look: 'quiet' as const } : given;
  const link = { label: 'Post a Listing', to: paths.post() };
  if (me?.role === 'farmer') {
    return (
      <LinkButton
        {...look}
        to={link.to}
        className={className}
        onClick={() => {
          track('navigation_click', link);
          onPress?.('page');
        }}
      >
        {link.label}
      </LinkButton>
    );
  }
  return (
    <Button
      {...look}
      aria-haspopup="dialog"
      className={className}
      onClick={() => (onPress ? onPress('application') : openFarmApplication(cta, pathname))}
    >
      {link.label}
    </Button>
  );
}
