import { useState } from 'react';
import { Button } from '../../ui/button';
import { AttentionItem } from './attention-item';
import type { Attention } from './dashboard-rules';

/** How many things are shown before somebody asks for all of them. */
const SHOWN = 4;

function keyOf(attention: Attention): string {
  if ('listing' in attention) return `listing-${attention.listing.id}`;
  if ('correction' in attention) return `correction-${attention.correction.id}`;
  if ('confirmation' in attention) return attention.confirmation.id;
  if ('claim' in attention) return `claim-${attention.claim.id}`;
  return `${attention.kind}-${attention.farm.id}`;
}

/** What the farmer should look at, as items of a list. */
export function AttentionItems({ attention }: { attention: readonly Attention[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? attention : attention.slice(0, SHOWN);
  const more = attention.length - shown.length;
  return (
    <>
      {shown.map((one) => (
        <AttentionItem key={keyOf(one)} attention={one} />
      ))}
      {more > 0 && (
        <li className="p-2">
          <Button look="quiet" onClick={() => setWhole(true)}>
            Show {more} more
          </Button>
        </li>
      )}
    </>
  );
}
