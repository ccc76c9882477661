// ../backend/src/contract/marketplace/pickup/directions.ts
/** @returns "12 Farm Road, Fort Myers, FL 33901" */
var addressLine = ({ address, city, state, zipCode }) => `${address}, ${city}, ${state} ${zipCode}`;
/** @returns the address of a page that shows the way to a street, for emails and pages */
var directionsTo = (place) => `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(addressLine(place))}`;
export { directionsTo as n, addressLine as t };
