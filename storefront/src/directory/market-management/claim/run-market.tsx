import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { KEEP_SCROLL } from '../../../lib/page/navigation';
import type { Session } from '../../../lib/session';
import { Button, LinkButton } from '../../../ui/button';
import type { ClaimedMarket } from './claim-ways';

const ClaimMarketDialog = lazy(() =>
  import('./claim-market-dialog').then((module) => ({ default: module.ClaimMarketDialog })),
);

/** Where people come back to from the login, to go on with it. */
export const CLAIM_ANCHOR = '#run-this-market';

export interface RunMarketProps {
  market: ClaimedMarket;
  session: Session;
}

/** 'Run this market?' and its dialog; the way to the login and back for visitors. */
export function RunMarket({ market, session: { status, me } }: RunMarketProps) {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const isBack = status === 'signed-in' && hash === CLAIM_ANCHOR;
  useEffect(() => {
    if (!isBack) return;
    setWasOpen(true);
    setOpen(true);
    // Whoever reloads the page later came for its own sake.
    void navigate(pathname, { replace: true, state: KEEP_SCROLL });
  }, [isBack, navigate, pathname]);
  if (!me) {
    return (
      <LinkButton
        look="secondary"
        className="self-start"
        rel="nofollow"
        to={paths.login({ returnTo: pathname + CLAIM_ANCHOR })}
      >
        Run this market
      </LinkButton>
    );
  }
  return (
    <>
      <Button
        look="secondary"
        className="self-start"
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpen(true);
          setOpen(true);
        }}
      >
        Run this market
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <ClaimMarketDialog market={market} myId={me.id} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
