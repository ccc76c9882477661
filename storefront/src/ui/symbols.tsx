import { PinSymbol } from './art/place/place-thumbnail';
import { YearRing } from './crop-dial';

/**
 * What pages draw many times, drawn once and unseen: cards refer to it by `<use>`, which is a tenth of the
 * drawing's own HTML.
 */
export function Symbols() {
  return (
    <svg aria-hidden className="hidden">
      <PinSymbol />
      <YearRing />
    </svg>
  );
}
