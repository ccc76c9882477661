/**
 * A cookie beside the guest's cart cookie, which pages can read: "1" once this browser has put something in a
 * cart. It spares the other visitors a call, and says nothing about the cart. Free of zod.
 */
export const CART_HINT_COOKIE = 'farmgate.has-cart';
