import { cutoffText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import type { WaitView } from '@farmgate/backend/contract/marketplace/shares/share-waits';
import { Badge } from '../../../ui/badge';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Link } from '../../../ui/navigation/link';
import { aheadText, LeaveLine } from '../../parts/shares/leave-line';

/** Where one is in line, in a sentence. */
function stateText({ state, ahead, offeredUntil, timeZone }: WaitView): string {
  if (offeredUntil) return `A place is kept for you until ${cutoffText(offeredUntil, timeZone)}.`;
  if (state === 'waiting') return aheadText(ahead);
  if (state === 'left') return 'You left the line.';
  if (state === 'lapsed') return 'The time to take your place is over. It went to the next in line.';
  return 'This share isn’t taking new members anymore.';
}

function Row({ wait }: { wait: WaitView }) {
  const { share, vendor, sizeName, quantity, siteName, state, token, canGoBack } = wait;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:p-5">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-sans text-base font-semibold wrap-anywhere">
          <Link to={sharePaths.share(share.id, share.name)} className="link">
            {share.name}
          </Link>
        </h3>
        <p className="text-sm text-soft wrap-anywhere">
          {vendor.name} · {quantity > 1 && `${quantity} × `}
          {sizeName} · {siteName}
        </p>
        <p className="mt-1 text-sm">{stateText(wait)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {state === 'offered' && <LinkButton to={sharePaths.takePlace(token)}>See your place</LinkButton>}
        {state === 'waiting' && <Badge>In line</Badge>}
        {(state === 'waiting' || state === 'offered' || canGoBack) && <LeaveLine wait={wait} />}
      </div>
    </Card>
  );
}

/** The lines that one is in for places of shares. */
export function WaitingLines({ waits }: { waits: readonly WaitView[] }) {
  return (
    <section aria-labelledby="waiting" className="flex flex-col gap-4">
      <h2 id="waiting" className="text-xl">
        Waiting for a place
      </h2>
      <ul className="flex flex-col gap-4">
        {waits.map((wait) => (
          <li key={wait.token}>
            <Row wait={wait} />
          </li>
        ))}
      </ul>
    </section>
  );
}
