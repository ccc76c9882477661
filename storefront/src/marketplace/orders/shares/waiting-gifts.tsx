import type { WaitingGifts as Gifts } from '@farmgate/backend/contract/marketplace/shares/credit-gifts';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { amountText } from '../../parts/amount-text';

/** Farm credit that one was given at farms where one has no share yet. */
export function WaitingGifts({ gifts }: { gifts: Gifts }) {
  return (
    <section aria-labelledby="gifts" className="flex flex-col gap-4">
      <h2 id="gifts" className="text-xl">
        Farm credit
      </h2>
      <ul className="flex flex-col gap-4">
        {gifts.map(({ id, from, message, vendor, amount }) => (
          <li key={id}>
            <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:p-5">
              <div className="min-w-0 flex-1 basis-64">
                <h3 className="font-sans text-base font-semibold wrap-anywhere">
                  {amountText(amount)} with {vendor.name}
                </h3>
                <p className="text-sm text-soft wrap-anywhere">
                  {from && `A gift from ${from}. `}
                  Join a share of theirs, and it pays for your boxes. It never expires.
                </p>
                {message !== null && (
                  <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line">“{message}”</p>
                )}
              </div>
              <LinkButton look="secondary" to={paths.vendor(vendor.id)} aria-label={`See ${vendor.name}`}>
                See the farm
              </LinkButton>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
