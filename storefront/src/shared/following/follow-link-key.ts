/** Where the device keeps the token of someone who follows things without an account. */
export const FOLLOW_LINK_KEY = 'farmgate-follow-link';
