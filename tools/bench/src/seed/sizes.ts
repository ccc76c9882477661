/** How many rows there are of what. */
export interface Sizes {
  places: number;
  farms: number;
  listings: number;
  vendors: number;
  products: number;
  users: number;
  orders: number;
  locationPages: number;
}
