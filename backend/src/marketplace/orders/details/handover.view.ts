import type { HandoverView } from '../../../contract/marketplace/pickup/handover.js';
import type { LoadedShare } from '../fulfilments/load-shares.js';

/** @returns when and where a share is handed over; nothing where no day, site or zone was chosen */
export function handoverView({ handover, collector }: LoadedShare): { handover?: HandoverView } {
  if (!handover) return {};
  const { window, site, zone } = handover;
  const { id: windowId = null, ...when } = window ?? {};
  return {
    handover: {
      windowId,
      when: window && (when as Omit<typeof window, 'id'>),
      site,
      zone,
      collector,
    },
  };
}
