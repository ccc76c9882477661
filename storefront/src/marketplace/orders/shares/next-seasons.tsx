import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import type { RenewalView } from '@farmgate/backend/contract/marketplace/shares/share-renewals';
import { monthDay } from '../../../shared/shares/share-words';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';

/** What one is asked about next season. */
export function NextSeasons({ renewals }: { renewals: readonly RenewalView[] }) {
  const kept = renewals.filter(({ keptUntil }) => keptUntil !== null);
  if (kept.length === 0) return null;
  return (
    <ul className="flex flex-col gap-4">
      {kept.map(({ token, share, vendor, keptUntil }) => (
        <li key={token}>
          <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 bg-moss p-4 sm:p-5">
            <div className="min-w-0 flex-1 basis-64">
              <h2 className="font-sans text-base font-semibold wrap-anywhere">
                Would you like {share.name} again?
              </h2>
              <p className="text-sm wrap-anywhere">
                {vendor.name} is keeping your place through {monthDay(keptUntil ?? '')}.
              </p>
            </div>
            <LinkButton to={sharePaths.renew(token)}>Say yes or no</LinkButton>
          </Card>
        </li>
      ))}
    </ul>
  );
}
