import type { TimelineEntry } from '@farmgate/backend/contract/marketplace/admin/orders.admin';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  ArrowUpRight,
  CircleDollarSign,
  type LucideIcon,
  ShoppingBasket,
  StickyNote,
  Truck,
  Undo2,
  UserCog,
} from 'lucide-react';
import { When } from './when';

const ICONS: Record<TimelineEntry['kind'], LucideIcon> = {
  placed: ShoppingBasket,
  paid: CircleDollarSign,
  step: Truck,
  refund: Undo2,
  payout: ArrowUpRight,
  note: StickyNote,
  staff: UserCog,
};

const WHO: Readonly<Record<string, string>> = {
  buyer: 'the customer',
  vendor: 'the vendor',
  system: 'Farmgate, automatically',
};

/** Everything that happened to an order, the newest first. */
export function OrderTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.75 }}>
      {entries.toReversed().map((entry, index) => (
        <Entry key={`${entry.at}${index}`} entry={entry} />
      ))}
    </Box>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const Icon = ICONS[entry.kind];
  const isNote = entry.kind === 'note';
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.25 }}>
      <Box sx={{ color: entry.isTrouble ? 'error.main' : 'primary.main', pt: 0.25, flexShrink: 0 }}>
        <Icon size={18} aria-hidden="true" />
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography
          variant="body2"
          sx={{
            fontWeight: 600,
            overflowWrap: 'anywhere',
            ...(entry.isTrouble ? { color: 'error.main' } : {}),
          }}
        >
          {entry.title}
        </Typography>
        {entry.detail && (
          <Typography
            variant="body2"
            sx={{
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              ...(isNote
                ? { bgcolor: 'action.hover', borderRadius: '10px', px: 1.25, py: 0.75, my: 0.5 }
                : {}),
            }}
          >
            {entry.detail}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          <When at={entry.at} />
          {entry.by && `, by ${WHO[entry.by] ?? entry.by}`}
        </Typography>
      </Box>
    </Box>
  );
}
