import {
  type PickupPlace,
  isReachable,
  reachLine,
  reachOf,
} from '@farmgate/backend/contract/marketplace/reach';
import type { ShippingMethod } from '@farmgate/backend/contract/marketplace/shop';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import { usePublicConfig } from '../../lib/page/public-config';
import { useNearPlace } from '../../shared/near/near-zip';

interface ReachLineProps {
  /** The product's own ways, else its vendor's. */
  methods: readonly ShippingMethod[];
  from: PickupPlace;
}

/**
 * How the visitor gets a product: "Pickup 3 mi", "Ships", or why not.
 * @param isLead it stands by itself, and not among a card's other facts
 */
export function ReachLine({ methods, from, isLead = false }: ReachLineProps & { isLead?: boolean }) {
  const place = useNearPlace();
  const { checkoutStates } = usePublicConfig();
  const line = reachLine(methods, from, place, checkoutStates);
  if (line === null) return null;
  const reach = reachOf(methods, from, place);
  const isSent = place === null || checkoutStates.includes(place.state);
  const canBeHad = isReachable(
    isSent ? reach : { ...reach, ways: { ...reach.ways, shipping: 'not-offered' } },
  );
  return (
    <span className={clsx('reach', isLead && 'reach-lead', canBeHad ? 'reach-here' : !isLead && 'text-soft')}>
      {/* Lines break between two ways. */}
      <span>
        {line.split(/(?<= ·) /).map((way) => (
          <Fragment key={way}>
            <span>{way}</span>{' '}
          </Fragment>
        ))}
      </span>
    </span>
  );
}

/** The same as an item of a list that has every way already: it stands there once a ZIP code is known. */
export function NearReach(props: ReachLineProps) {
  const place = useNearPlace();
  if (!place) return null;
  return (
    <li className="text-base">
      <ReachLine {...props} isLead />
    </li>
  );
}
