import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { BadgeCheck, LogIn } from 'lucide-react';
import { lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Session } from '../../../shared/sign-in/session';
import { Button } from '../../../ui/button';
import { WhenFirstOpen } from '../../../ui/dialogs/when-first-open';
import { Link } from '../../../ui/navigation/link';
import type { ClaimableFarm } from '../farm-queries';
import { useClaim } from './use-claim';

const ClaimDialog = lazy(() => import('./claim-dialog').then((module) => ({ default: module.ClaimDialog })));

export const CLAIM_SIGN_IN_MESSAGE = 'Please log in to claim this farm';

export interface ClaimButtonProps {
  farm: ClaimableFarm;
  session: Session;
  label?: string;
  onClaimed: () => void;
}

/** 'Claim This Farm' and its dialog; the way to the login for visitors. */
export function ClaimButton({ farm, session, label = 'Claim This Farm', onClaimed }: ClaimButtonProps) {
  const [open, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  const claiming = useClaim(farm, () => {
    setOpen(false);
    onClaimed();
  });
  if (session.status !== 'signed-in') {
    // Until it is known who is there, only browsers without scripts need a way to the login.
    const isWaiting = session.status === 'checking';
    return (
      <div className="flex min-h-11 items-center">
        <Link
          to={paths.login({ returnTo: pathname + search })}
          className={`link hit text-sm font-semibold ${isWaiting ? 'hidden noscript:inline' : ''}`}
        >
          <LogIn aria-hidden size={16} className="mr-1.5 inline align-[-0.15em]" />
          {CLAIM_SIGN_IN_MESSAGE}
          <span className="sr-only">: {farm.name}</span>
        </Link>
      </div>
    );
  }
  const start = () => {
    claiming.reset();
    setOpen(true);
  };
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={`${label}: ${farm.name}`}
        icon={<BadgeCheck aria-hidden size={18} />}
        disabled={claiming.isSuccess}
        onClick={start}
      >
        {label}
      </Button>
      <WhenFirstOpen open={open}>
        <ClaimDialog farm={farm} me={session.me} claiming={claiming} open={open} onOpenChange={setOpen} />
      </WhenFirstOpen>
    </>
  );
}
