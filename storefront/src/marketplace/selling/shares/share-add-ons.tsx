import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import type { SharePlanView } from '@farmgate/backend/contract/marketplace/shares/share-plans';
import { Plus } from 'lucide-react';
import { Badge } from '../../../ui/badge';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Link } from '../../../ui/navigation/link';

const STATES = { draft: 'Draft', published: 'Open', ended: 'Ended' } as const;

/** What members of a share can have with it. */
export function ShareAddOns({ plan, mayAdd }: { plan: SharePlanView; mayAdd: boolean }) {
  const { id, addOns, status } = plan;
  const isOpen = status === 'published' && mayAdd;
  if (addOns.length === 0 && !isOpen) return null;
  return (
    <section aria-labelledby="add-ons" className="flex max-w-3xl flex-col items-start gap-3">
      <h2 id="add-ons" className="text-xl">
        Add-ons
      </h2>
      {addOns.length === 0 && (
        <p className="text-sm text-soft">
          Offer eggs, bread or flowers with the box. Members choose them on joining or later, and pick up all
          of it together.
        </p>
      )}
      {addOns.length > 0 && (
        <Card className="w-full">
          <ul className="divide-y divide-line">
            {addOns.map((addOn) => (
              <li
                key={addOn.id}
                className="relative flex flex-wrap items-center justify-between gap-3 p-4 sm:px-5"
              >
                <Link to={sharePaths.vendorShare(addOn.id)} className="cover font-semibold wrap-anywhere">
                  {addOn.name}
                </Link>
                <Badge tone={addOn.status === 'published' ? 'leaf' : 'plain'}>{STATES[addOn.status]}</Badge>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {isOpen && (
        <LinkButton look="secondary" to={sharePaths.newAddOn(id)} icon={<Plus aria-hidden size={18} />}>
          Plan an add-on
        </LinkButton>
      )}
    </section>
  );
}
