import { stallAnchor, stallKey } from '@farmgate/backend/contract/directory/markets';
import type { StallMapView } from '@farmgate/backend/contract/directory/stall-map';

export interface StallLinkProps {
  stall: string;
  /** Of the market on the same page. */
  map: StallMapView | null | undefined;
}

/** "Stall 12", which leads to where it is on the map. */
export function StallLink({ stall, map }: StallLinkProps) {
  const isOnMap = map?.marks.some((mark) => stallKey(mark.stall) === stallKey(stall));
  // The browser itself marks what an address names.
  return isOnMap ? (
    <a href={`#${stallAnchor(stall)}`} className="link hit text-sm">
      Stall {stall}
    </a>
  ) : (
    <span className="text-sm text-soft">Stall {stall}</span>
  );
}
