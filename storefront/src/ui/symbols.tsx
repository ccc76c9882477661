import { PinSymbol } from './art/place/pin-symbol';
import { GateSymbol } from './art/wordmark';

/** The ring of a crop's year, January from its top on, and half a gap before it. */
const YearRing = () => (
  <circle id="year-ring" cx={24} cy={24} r={21} pathLength={72} transform="rotate(-87.5 24 24)" />
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
