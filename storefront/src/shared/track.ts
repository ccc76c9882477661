import type { SocialNetwork } from '@farmgate/backend/contract/directory/social-links';
import type { PublicConfig } from '@farmgate/backend/contract/site/public-config';

/** Every event that the product reports, with what it says. No names, addresses or texts of people. */
export interface TrackedEvents {
  navigation_click: { label: string; to: string };
  logo_click: { from: string };
  cta_click: {
    cta: 'login' | 'register' | 'navbar_farm_application' | 'footer_farm_application';
    from: string;
  };
  /** A card's or pin's way to a listing was followed. */
  view_listing: { listingId: number; from: string };
  visit_farm_website: { placeId: string };
  visit_farm_social: { placeId: string; network: SocialNetwork };
  call_farm: { placeId: string };
  view_farm_on_map: { placeId: string };
  /** A farmer posted a listing. */
  listing_creation: { category: string };
  /** A listing's page was opened. */
  listing_view: { listingId: number; category: string };
  /** A product's page was opened. */
  product_view: { productId: number; category: string };
  contact_click: { listingId: number; method: 'email' | 'phone' };
  farm_application: { outcome: 'submitted' | 'failed' };
  search: { mode: 'markets' | 'farms' | 'listings'; zipCode?: string };
}

interface DataLayer {
  push(command: unknown): unknown;
}

let dataLayer: DataLayer | undefined;

/** gtag.js tells commands from other data by their being `arguments`, not an array. */
function gtag(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  dataLayer?.push(arguments);
}

/** Reports one event. Does nothing on the server and where no analytics is configured. */
export function track<Name extends keyof TrackedEvents>(event: Name, properties: TrackedEvents[Name]): void {
  gtag('event', event, properties);
}

/** Loads the configured analytics script once the page has nothing better to do. */
export function startAnalytics(analytics: PublicConfig['analytics']): void {
  if (!analytics || dataLayer) return;
  const page = window as unknown as { dataLayer?: DataLayer };
  dataLayer = page.dataLayer ??= [] as unknown[];
  gtag('js', new Date());
  gtag('config', analytics.id);
  const script = document.createElement('script');
  script.async = true;
  script.src = analytics.scriptUrl;
  document.head.append(script);
}
