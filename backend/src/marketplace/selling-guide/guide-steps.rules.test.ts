import { describe, expect, it } from '@jest/globals';
import type { GuideStep } from '../../contract/marketplace/guide-steps.js';
import { type GuideFacts, guideSteps } from './guide-steps.rules.js';

const email = { address: 'jo@example.com', isConfirmed: true, isOwn: true };
const NEW: GuideFacts = { email: { ...email, isConfirmed: false }, farms: 0, listingId: null, vendor: null };
const vendor: NonNullable<GuideFacts['vendor']> = {
  ...{ products: 1, activeProducts: 1, offersPickup: true, sites: 1, windows: 8 },
  ...{ payeeState: 'enabled', arePayoutsOffered: true, isApproved: true, declinedReason: null },
  checks: [{ label: 'Has a photo', isFine: false, missing: 'No photo' }],
};
const facts = (given: Partial<typeof vendor> = {}): GuideFacts => ({
  ...{ email, farms: 1, listingId: null },
  vendor: { ...vendor, ...given },
});
const step = (key: GuideStep, of: GuideFacts) => guideSteps(of).find((one) => one.key === key);
const done = (of: GuideFacts) => guideSteps(of).flatMap(({ key, isDone }) => (isDone ? [key] : []));

describe('the steps of the selling guide', () => {
  it('are all to do for a new account, and those of a vendor wait for “Start selling”', () => {
    expect(done(NEW)).toEqual([]);
    expect(step('email', NEW)?.missing).toBe('Open the link that we emailed to jo@example.com.');
    expect(step('start', NEW)?.missing).toContain('our 12% commission');
    expect(step('product', NEW)).toMatchObject({ to: null, missing: 'Comes after “Start selling.”' });
  });

  it('are all done for a vendor who sells', () => {
    expect(done(facts())).toHaveLength(7);
  });

  it('need an active product, from a listing where there is one', () => {
    const none = facts({ products: 0, activeProducts: 0 });
    expect(step('product', none)?.to).toBe('/vendor/products/new');
    expect(step('product', { ...none, listingId: 7 })?.to).toBe('/vendor/products/new?listing=7');
    const paused = { products: 2, activeProducts: 0 };
    expect(step('product', facts({ ...paused, isApproved: false }))?.missing).toContain('inactive');
    expect(step('product', facts(paused))?.isDone).toBe(true);
  });

  it('need a pickup day to come only where customers pick up', () => {
    const none = { windows: 0, isApproved: false };
    expect(step('window', facts(none))).toMatchObject({ isDone: false, to: '/vendor/pickups' });
    expect(step('window', facts({ windows: 0 }))?.isDone).toBe(true);
    expect(step('window', facts({ windows: 0, offersPickup: false }))?.isDone).toBe(true);
  });

  it('need payouts only where they are offered', () => {
    expect(step('payouts', facts({ payeeState: 'none' }))?.isDone).toBe(false);
    expect(step('payouts', facts({ payeeState: 'none', arePayoutsOffered: false }))?.isDone).toBe(true);
  });

  it('tell how long approval takes, and why it was declined', () => {
    const waiting = facts({ isApproved: false });
    expect(step('approval', waiting)?.missing).toContain('usually review within 2-3 business days');
    expect(step('approval', facts({ isApproved: false, declinedReason: 'No photo.' }))?.missing).toContain(
      'No photo.',
    );
  });

  it('don’t ask whoever sells without a farm’s page for one', () => {
    expect(step('farm', { ...facts(), farms: 0 })?.isDone).toBe(true);
  });
});
