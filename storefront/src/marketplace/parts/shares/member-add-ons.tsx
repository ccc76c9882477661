import type { AddOnList, OwnAddOnView } from '@farmgate/backend/contract/marketplace/shares/share-add-ons';
import type { SubscriptionView } from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, useState } from 'react';
import { apiQuery } from '../../../lib/api/queries';
import { countOf } from '../../../lib/format/format';
import { monthDay } from '../../../shared/shares/share-words';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { WhenFirstOpen } from '../../../ui/dialogs/when-first-open';
import { Link } from '../../../ui/navigation/link';
import { amountText } from '../amount-text';
import { addOnDays } from './add-on-choices';

const AddOnDialog = lazy(() => import('./add-on-dialog').then((module) => ({ default: module.AddOnDialog })));

/** GET …/add-ons: what a membership can have and hasn't. */
export const offeredAddOnsQuery = (base: string) => apiQuery<AddOnList>(`${base}/add-ons`);

type Offered = AddOnList[number];

function Own({ addOn, to }: { addOn: OwnAddOnView; to: string }) {
  const { name, sizeName, quantity, isPaidFor, days } = addOn;
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
      <span className="flex min-w-0 flex-col wrap-anywhere">
        <Link to={to} className="cover font-semibold">
          {name}
        </Link>
        <span className="text-sm text-soft">
          {quantity > 1 && `${quantity} × `}
          {sizeName}
          {days[0] && `, ${countOf(days.length, 'box', 'boxes')} from ${monthDay(days[0])}`}
        </span>
      </span>
      {!isPaidFor && <Badge tone="plain">Not paid yet</Badge>}
    </li>
  );
}

function Offer({
  addOn,
  half,
  onAdd,
}: {
  addOn: Offered;
  half: SubscriptionView['half'];
  onAdd: () => void;
}) {
  const days = addOnDays(addOn, half);
  const least = Math.min(...addOn.sizes.map(({ price }) => price));
  const isFull = addOn.sizes.every(({ placesLeft }) => placesLeft === 0);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
      <span className="flex min-w-0 flex-col wrap-anywhere">
        <span className="font-semibold">{addOn.name}</span>
        <span className="text-sm text-soft tabular-nums">
          {addOn.sizes.length > 1 && 'From '}
          {amountText(least)} a box, {countOf(days.length, 'box', 'boxes')} from {monthDay(days[0] ?? '')}
        </span>
      </span>
      {isFull ? (
        <Badge tone="plain">Full</Badge>
      ) : (
        <Button
          size="sm"
          look="secondary"
          icon={<Plus aria-hidden size={16} />}
          aria-haspopup="dialog"
          aria-label={`Add ${addOn.name}`}
          onClick={onAdd}
        >
          Add
        </Button>
      )}
    </li>
  );
}

interface MemberAddOnsProps {
  /** The address that the membership is read from. */
  base: string;
  member: SubscriptionView;
  /** Where the farm asks for quotes, also of what is hidden. */
  quoteAt?: (shareId: number) => string;
  isFarm?: boolean;
  mayAdd: boolean;
  addressOf: (addOn: OwnAddOnView) => string;
}

/** What goes along with a membership, and what can be added to it. */
export function MemberAddOns(props: MemberAddOnsProps) {
  const { base, member, quoteAt, isFarm = false, mayAdd, addressOf } = props;
  const isOpen = mayAdd && member.state === 'active' && member.addOnTo === null && !member.isTrial;
  const { data: offered = [] } = useQuery({ ...offeredAddOnsQuery(base), enabled: isOpen });
  const [adding, setAdding] = useState<Offered | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { addOns } = member;
  if (addOns.length === 0 && offered.length === 0) return null;
  return (
    <section aria-labelledby="add-ons" className="flex flex-col gap-3">
      <h2 id="add-ons" className="text-xl">
        Add-ons
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {addOns.map((addOn) => (
            <Own key={addOn.id} addOn={addOn} to={addressOf(addOn)} />
          ))}
          {offered.map((addOn) => (
            <Offer
              key={addOn.id}
              addOn={addOn}
              half={member.half}
              onAdd={() => {
                setAdding(addOn);
                setAsked(true);
              }}
            />
          ))}
        </ul>
      </Card>
      {adding && (
        <WhenFirstOpen open={isAsked}>
          <AddOnDialog
            key={adding.id}
            {...{ base, member, isFarm, addOn: adding, open: isAsked, onOpenChange: setAsked }}
            {...(quoteAt && { quoteAt })}
          />
        </WhenFirstOpen>
      )}
    </section>
  );
}
