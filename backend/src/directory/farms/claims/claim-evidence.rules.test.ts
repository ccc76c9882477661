import { describe, expect, it } from '@jest/globals';
import { hasMatch } from '../../../contract/directory/admin/claim-match.js';
import { type Claimant, claimEvidence, type KnownFarm } from './claim-evidence.rules.js';

const nobody: Claimant = {
  firstName: null,
  lastName: null,
  email: null,
  isEmailConfirmed: true,
  phone: null,
};
const bare: KnownFarm = { name: 'Heron Creek Farm', website: null, email: null, phone: null };
const verdicts = (claimant: Partial<Claimant>, farm: Partial<KnownFarm>) =>
  Object.fromEntries(
    claimEvidence({ ...nobody, ...claimant }, { ...bare, ...farm }).map(({ field, verdict }) => [
      field,
      verdict,
    ]),
  );

describe('the domain of the claimant’s email address', () => {
  it.each([
    ['ana@heroncreek.farm', 'https://heroncreek.farm/visit', 'matches'],
    ['ana@heroncreek.farm', 'http://WWW.HeronCreek.farm', 'matches'],
    ['ana@mail.heroncreek.farm', 'https://heroncreek.farm', 'matches'],
    ['ana@heroncreek.farm', 'https://shop.heroncreek.farm', 'matches'],
    ['ana@heroncreek.farm', 'www.heroncreek.farm', 'matches'],
    ['ana@notheroncreek.farm', 'https://heroncreek.farm', 'different'],
    ['ana@heroncreek.farm', null, 'unknown'],
    ['ana@heroncreek.farm', 'ask us', 'unknown'],
    ['ana@gmail.com', 'https://heroncreek.farm', 'unknown'],
    ['ana@gmail.com', 'https://gmail.com', 'unknown'],
    ['ana@facebook.com', 'https://www.facebook.com/heroncreek', 'unknown'],
    ['ana@heroncreek.farm', 'https://m.facebook.com/heroncreek', 'unknown'],
    ['ana@wixsite.com', 'https://heroncreek.wixsite.com', 'unknown'],
  ])('%s beside %s: %s', (email, website, verdict) => {
    expect(verdicts({ email }, { website }).domain).toBe(verdict);
  });

  it('counts only once the address is confirmed', () => {
    const claimant = { email: 'ana@heroncreek.farm', isEmailConfirmed: false };
    const farm = { website: 'https://heroncreek.farm', email: 'ana@heroncreek.farm' };
    expect(verdicts(claimant, farm)).toMatchObject({ domain: 'unknown', email: 'unknown' });
  });
});

describe('the claimant’s email address', () => {
  it('matches the very same one, whatever its capitals', () => {
    expect(verdicts({ email: 'Ana@Gmail.com' }, { email: 'ana@gmail.com' }).email).toBe('matches');
    expect(verdicts({ email: 'ana@gmail.com' }, { email: 'ben@gmail.com' }).email).toBe('different');
    expect(verdicts({ email: 'ana@gmail.com' }, {}).email).toBe('unknown');
  });
});

describe('the claimant’s phone number', () => {
  it.each([
    ['(239) 555-0134', 'matches'],
    ['+1 239.555.0134', 'matches'],
    ['1-239-555-0134 ext. 12', 'matches'],
    ['239 555 0134 x4', 'matches'],
    ['555-0134', 'unknown'],
    ['call us', 'unknown'],
    [null, 'unknown'],
  ])('%s is compared: %s', (phone, verdict) => {
    expect(verdicts({ phone }, { phone: '239-555-0134' }).phone).toBe(verdict);
  });

  it('is compared by its digits', () => {
    expect(verdicts({ phone: '+1 239 555 0134' }, { phone: '(239) 555-0134' }).phone).toBe('matches');
    expect(verdicts({ phone: '239 555 0135' }, { phone: '(239) 555-0134' }).phone).toBe('different');
    expect(verdicts({ phone: '239 555 0135' }, { phone: '555-0134' }).phone).toBe('unknown');
  });
});

describe('the claimant’s name', () => {
  it.each([
    ['Rivers', 'Rivers Farm', 'matches'],
    ['River', "River's Family Farm", 'matches'],
    ['Núñez', 'Nunez Orchards', 'matches'],
    ['de la Cruz', 'Finca de la Cruz', 'matches'],
    ['Rivers', 'Heron Creek Farm', 'different'],
    ['Riv', 'Rivers Farm', 'different'],
    ['', 'Rivers Farm', 'unknown'],
    [null, 'Rivers Farm', 'unknown'],
  ])('%s beside %s: %s', (lastName, name, verdict) => {
    expect(verdicts({ firstName: 'Sam', lastName }, { name }).name).toBe(verdict);
  });
});

describe('hasMatch', () => {
  it('needs one match, and none is one where nothing is known', () => {
    expect(hasMatch(claimEvidence(nobody, bare))).toBe(false);
    const phone = '239 555 0134';
    expect(hasMatch(claimEvidence({ ...nobody, phone }, { ...bare, phone }))).toBe(true);
  });

  it('needs more than a name, as everyone reads those of farms', () => {
    expect(hasMatch(claimEvidence({ ...nobody, lastName: 'Heron' }, bare))).toBe(false);
  });
});
