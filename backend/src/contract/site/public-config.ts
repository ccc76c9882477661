import type { TaxMode } from '../marketplace/tax.js';

/**
 * What the storefront may know of the server's configuration; it is part of every page. Free of zod, free of
 * secrets.
 */
export interface PublicConfig {
  /**
   * The site's own address without a slash at its end, e.g. "https://farmgate.example"; canonical links start
   * with it.
   */
  publicUrl: string;
  /** 'soon' shows the disabled item 'Marketplace (Coming Soon)'; 'open' links to /marketplace. */
  marketplaceNav: 'soon' | 'open';
  /** Characters of a new password. */
  minPasswordLength: number;
  /** The address of a MapLibre style that replaces the built-in one. */
  mapStyleUrl: string | null;
  /** A gtag-compatible analytics script, loaded after the page; null loads none. */
  analytics: { scriptUrl: string; id: string } | null;
  /** Links in the footer; none are shown when it is empty. */
  socialLinks: { name: string; url: string }[];
  /**
   * The credit that the places service demands wherever its results are shown, e.g. "Google Maps"; null for
   * our own directory.
   */
  placesAttribution: string | null;
  /** The states that orders can be sent to, by two letters. */
  checkoutStates: readonly string[];
  /** The same in words, so that pages need no list of names: "California, Florida, New York and Texas". */
  checkoutStateNames: string;
  /** Whether orders are taxed at the flat rate, or by rules. */
  taxMode: TaxMode;
  /** What staff say above every page at present, such as a planned pause; null for nothing. */
  notice: string | null;
}
