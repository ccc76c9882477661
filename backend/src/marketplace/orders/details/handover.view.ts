import type { HandoverSiteView, HandoverView } from '../../../contract/marketplace/pickup/handover.js';
import type { LoadedShare } from '../fulfilments/load-shares.js';

/**
 * @param isCertain whether the order is paid or confirmed: before that, nobody needs a farm's street
 * @returns when and where a share is handed over; nothing where no day, site or zone was chosen
 */
export function handoverView(
  { handover, collector }: LoadedShare,
  isCertain = true,
): { handover?: HandoverView } {
  if (!handover) return {};
  const { window, site, zone } = handover;
  const { id: windowId = null, ...when } = window ?? {};
  return {
    handover: {
      windowId,
      when: window && (when as Omit<typeof window, 'id'>),
      site: site && siteFor(site, isCertain),
      zone,
      collector,
    },
  };
}

/** @returns a site as somebody reads it whose order is paid or confirmed, or is not */
export function siteFor(site: HandoverSiteView, isCertain: boolean): HandoverSiteView {
  if (isCertain) return site;
  const shown = { ...site, host: null, instructions: null };
  return site.kind === 'farm' ? { ...shown, address: null, imageUrl: null } : shown;
}
