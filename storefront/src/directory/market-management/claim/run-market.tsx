import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { lazy } from 'react';
import type { Session } from '../../../shared/sign-in/session';
import { Button, LinkButton } from '../../../ui/button';
import { WhenFirstOpen } from '../../../ui/dialogs/when-first-open';
import { useDialogAfterLogin } from '../use-dialog-after-login';
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
  const dialog = useDialogAfterLogin(CLAIM_ANCHOR, status);
  if (!me) {
    return (
      <LinkButton
        look="secondary"
        className="self-start"
        rel="nofollow"
        to={paths.login({ returnTo: dialog.returnTo })}
      >
        Run this market
      </LinkButton>
    );
  }
  return (
    <>
      <Button look="secondary" className="self-start" aria-haspopup="dialog" onClick={dialog.open}>
        Run this market
      </Button>
      <WhenFirstOpen open={dialog.isOpen}>
        <ClaimMarketDialog market={market} myId={me.id} open={dialog.isOpen} onOpenChange={dialog.setOpen} />
      </WhenFirstOpen>
    </>
  );
}
