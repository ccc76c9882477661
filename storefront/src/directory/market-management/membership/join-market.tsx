import type { MyMemberships } from '@farmgate/backend/contract/directory/market-management';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import type { Session } from '../../../shared/sign-in/session';
import { Button, LinkButton } from '../../../ui/button';
import { WhenFirstOpen } from '../../../ui/dialogs/when-first-open';
import { myMembershipsQuery } from '../market-queries';
import { useDialogAfterLogin } from '../use-dialog-after-login';

const JoinDialog = lazy(() => import('./join-dialog').then((module) => ({ default: module.JoinDialog })));

/** Where people come back to from the login, to go on with it. */
export const JOIN_ANCHOR = '#ask-to-join';

export interface JoinMarketProps {
  market: { id: number; name: string };
  session: Session;
}

/** Those of one's own who are on this market's roster, or may be. */
function Memberships({ mine }: { mine: MyMemberships }) {
  if (mine.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-sm wrap-anywhere">
      {mine.map(({ id, name, status, waitingNumber, reason }) => (
        <li key={id}>
          <span className="font-semibold">{name}</span>{' '}
          {status === 'asked' && 'has asked to join. The market’s manager hasn’t answered yet.'}
          {status === 'waiting' && `is number ${waitingNumber} on the waiting list.`}
          {status === 'removed' && `was declined${reason ? `: ${reason}` : '.'}`}
          {status === 'invited' && 'is invited to join.'}
          {status === 'member' && 'is on the roster.'}
        </li>
      ))}
    </ul>
  );
}

/** The way onto the roster of a market, with one's own farm or vendor. */
export function JoinMarket({ market, session: { status, me } }: JoinMarketProps) {
  const dialog = useDialogAfterLogin(JOIN_ANCHOR, status);
  const { data } = useQuery({ ...myMembershipsQuery(), enabled: status === 'signed-in' });
  const mine = data?.filter((one) => one.market.id === market.id) ?? [];
  return (
    <>
      <h2 id="market-people" className="text-lg">
        Do you sell here?
      </h2>
      <p className="text-sm">
        Once you’re on the roster, shoppers see when you’ll be there and what you’re bringing.
      </p>
      {me ? (
        <>
          <Memberships mine={mine} />
          <div className="flex flex-wrap gap-3">
            {mine.length > 0 && (
              <LinkButton look="secondary" to={paths.myMarketDays}>
                My market days
              </LinkButton>
            )}
            <Button
              look={mine.length > 0 ? 'quiet' : 'secondary'}
              aria-haspopup="dialog"
              onClick={dialog.open}
            >
              {mine.length > 0 ? 'Ask for another farm or vendor' : 'Ask to join'}
            </Button>
          </div>
          <WhenFirstOpen open={dialog.isOpen}>
            <JoinDialog market={market} me={me} open={dialog.isOpen} onOpenChange={dialog.setOpen} />
          </WhenFirstOpen>
        </>
      ) : (
        <LinkButton
          look="secondary"
          className="self-start"
          rel="nofollow"
          to={paths.login({ returnTo: dialog.returnTo })}
        >
          Ask to join
        </LinkButton>
      )}
    </>
  );
}
