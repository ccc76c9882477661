import type { FollowRequest } from '../../contract/following/follows.js';
import { seal, unseal } from '../../platform/secrets/sealed-text.js';

/** Nothing of it is stored until they confirm it. */
export interface AskedFollow {
  email: string;
  request: FollowRequest;
}

const OWNER = 'confirm-follow';

export const askedFollowToken = (asked: AskedFollow, until: Date, secret: string): string =>
  seal(JSON.stringify({ ...asked, until: until.getTime() }), secret, OWNER);

/** @returns null for a token that is not ours, or too old */
export function readAskedFollow(token: string, now: Date, secret: string): AskedFollow | null {
  try {
    const { until, ...asked } = JSON.parse(unseal(token, secret, OWNER)) as AskedFollow & { until: number };
    return until > now.getTime() ? asked : null;
  } catch {
    return null;
  }
}
