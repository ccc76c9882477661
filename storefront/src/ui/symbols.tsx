import { PinSymbol } from './art/place/pin-symbol';
import { GateSymbol } from './art/wordmark';

/** The ring of a crop's year, January from its top on, and half a gap before it. */
const YearRing = () => (
  <symbol id="year-ring" viewBox="0 0 48 48">
    <circle cx={24} cy={24} r={21} pathLength={72} transform="rotate(-87.5 24 24)" />
  </symbol>
);

/**
 * What pages draw many times, drawn once and unseen: cards refer to it by `<use>`, which is a tenth of the
 * drawing's own HTML.
 */
export function Symbols() {
  return (
    <svg aria-hidden className="hidden">
      <PinSymbol />
      <GateSymbol />
      <YearRing />
    </svg>
  );
}
