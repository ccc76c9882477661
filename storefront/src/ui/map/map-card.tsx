import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button';

/*
 * On narrow screens that show the map instead of the list, the chosen result's card lies on the map's lower
 * edge, so that the pin and the card are seen at once. Everything here works within an element of the group
 * `results` with `data-narrow-map`; the classes are in cards.css: `result` for the positioned child
 * that holds the card, `narrow-map` for what holds the map, `not-on-map-card` for what the card has no room
 * for while it lies on the map.
 */

/**
 * A result's card: as it is in the list, and while it lies on the map not too tall, with a button that puts
 * it away.
 */
export function MapCard({
  isChosen,
  onClose,
  children,
}: {
  isChosen: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <>
      {isChosen && (
        <IconButton
          label="Close"
          icon={<X aria-hidden size={20} />}
          onClick={onClose}
          className="absolute -top-6 right-2 z-10 hidden! rounded-full! border border-edge bg-card group-data-narrow-map/results:not-print:max-lg:inline-flex!"
        />
      )}
      <div data-map-card={isChosen || undefined} className="map-card">
        {children}
      </div>
    </>
  );
}

/** @returns how many pixels of a map's lower part the chosen card covers; 0 where it is beside the map */
export function coveredBelow(map: Element): number {
  const card = document.querySelector('[data-map-card]')?.getBoundingClientRect();
  if (!card || card.height === 0) return 0;
  const { top, bottom, left, right } = map.getBoundingClientRect();
  const isOver = card.left < right && card.right > left && card.top > top && card.top < bottom;
  return isOver ? bottom - card.top : 0;
}
