export const RELEASE_JOINING = 'shares.release-joining';
export const CHARGE_CARD = 'shares.charge-card';
