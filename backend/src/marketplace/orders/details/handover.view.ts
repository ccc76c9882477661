import type { HandoverSiteView, HandoverView } from '../../../contract/marketplace/pickup/handover.js';
import type { LoadedVendorOrder } from '../vendor-orders/load-vendor-orders.js';

/** @param isCertain paid or confirmed: before that, nobody needs a farm's street */
export function handoverView(
  { handover, collector }: LoadedVendorOrder,
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

export function siteFor(site: HandoverSiteView, isCertain: boolean): HandoverSiteView {
  if (isCertain) return site;
  const shown = { ...site, host: null, instructions: null };
  return site.kind === 'farm' ? { ...shown, address: null, imageUrl: null } : shown;
}
