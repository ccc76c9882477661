import type { PackedView } from '@farmgate/backend/contract/marketplace/packed';
import { shortDayText, timeText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import { PackageCheck } from 'lucide-react';
import { Badge } from '../../../ui/badge';

interface Packed {
  packed?: PackedView | undefined;
  /** Where the vendor's days begin: an IANA name. */
  timeZone: string;
}

/** "Packed Sat, Dec 5, 8:15 AM, Ana Field"; nothing where it isn't packed. */
export function PackedBadge({ order: { packed, timeZone } }: { order: Packed }) {
  if (!packed) return null;
  return (
    <Badge icon={<PackageCheck aria-hidden size={14} />}>
      Packed {shortDayText(packed.at, timeZone)}, {timeText(packed.at, timeZone)}
      {packed.by && `, ${packed.by}`}
    </Badge>
  );
}
