/** An address as one writes it. */
export interface StreetAddress {
  address: string;
  city: string;
  state: string;
  zipCode: string;
}

/** @returns "12 Farm Road, Fort Myers, FL 33901" */
export const addressLine = ({ address, city, state, zipCode }: StreetAddress): string =>
  `${address}, ${city}, ${state} ${zipCode}`;

/** @returns where a site is on a day that may have another address */
export const placeOn = (site: StreetAddress, day: { address: string | null } | null): StreetAddress =>
  day?.address ? { ...site, address: day.address } : site;

/** @returns the address of a page that shows the way to a street, for emails and pages */
export const directionsTo = (place: StreetAddress): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(addressLine(place))}`;
