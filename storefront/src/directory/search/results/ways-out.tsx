import type { RadiusMiles } from '@farmgate/backend/contract/shared/limits';
import type { ReactNode } from 'react';
import { KEEP_SCROLL } from '../../../lib/page/navigation';
import { LinkButton } from '../../../ui/button';

export interface WaysOutProps {
  /** The next larger radius; null where there is none. */
  wider: { miles: RadiusMiles; to: string } | null;
  /** The address of the same search without its filters; null where there are none. */
  cleared: string | null;
  /** Where there is no other way, or as the second one. */
  otherwise?: ReactNode;
}

/**
 * What to do where a search found nothing: look farther, or clear the filters. The ZIP code and the text
 * stay.
 */
export function WaysOut({ wider, cleared, otherwise }: WaysOutProps) {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {wider && (
        <LinkButton to={wider.to} state={KEEP_SCROLL}>
          Search within {wider.miles} miles
        </LinkButton>
      )}
      {cleared !== null && (
        <LinkButton look={wider ? 'secondary' : 'primary'} to={cleared} state={KEEP_SCROLL}>
          Clear filters
        </LinkButton>
      )}
      {cleared === null && otherwise}
    </div>
  );
}
