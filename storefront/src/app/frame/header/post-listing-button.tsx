import { useLocation } from 'react-router-dom';
import { Button, type ButtonLook } from '../../../ui/button';
import { openFarmApplication } from '../account/open-farm-application';

export interface PostListingButtonProps extends ButtonLook {
  cta: 'navbar_farm_application' | 'footer_farm_application';
  className?: string;
  /** What to do instead of opening the application at once. */
  onPress?: () => void;
}

/** 'Post a Listing': the way to a seller account, and from there to the form of a listing. */
export function PostListingButton({ cta, onPress, className, ...given }: PostListingButtonProps) {
  const { pathname } = useLocation();
  const isShopping = /^\/(?:cart|checkout|orders)(?:\/|$)/.test(pathname);
  // Whoever is about to pay is not asked for anything else.
  const look = isShopping ? { ...given, look: 'quiet' as const } : given;
  return (
    <Button
      {...look}
      aria-haspopup="dialog"
      className={className}
      onClick={onPress ?? (() => openFarmApplication(cta, pathname))}
    >
      Post a Listing
    </Button>
  );
}
