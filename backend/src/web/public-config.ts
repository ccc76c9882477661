import { stateNames } from '../contract/marketplace/state-words.js';
import type { PublicConfig } from '../contract/site/public-config.js';
import type { Config } from '../platform/config/config.js';

const NETWORKS: Record<keyof Config['site']['social'], string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  pinterest: 'Pinterest',
};

/** @param live what staff have set while the server runs */
export function publicConfig(
  { server, site, places, minPasswordLength }: Config,
  live: Pick<PublicConfig, 'notice' | 'checkoutStates' | 'taxMode'>,
): PublicConfig {
  const networks = Object.keys(NETWORKS) as (keyof typeof NETWORKS)[];
  return {
    publicUrl: server.publicUrl,
    marketplaceNav: site.marketplaceNav,
    minPasswordLength,
    mapStyleUrl: site.mapStyleUrl ?? null,
    analytics: site.analytics ? { scriptUrl: site.analytics.scriptUrl, id: site.analytics.id ?? '' } : null,
    socialLinks: networks.flatMap((network) => {
      const url = site.social[network];
      return url ? [{ name: NETWORKS[network], url }] : [];
    }),
    placesAttribution: places.provider === 'google' ? 'Google Maps' : null,
    ...live,
    checkoutStateNames: stateNames(live.checkoutStates),
  };
}
