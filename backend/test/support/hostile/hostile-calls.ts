import { PASSWORD } from '../http/people.js';
import { CLAIM_CALLS } from './hostile-claim-calls.js';
import { NEWS_CALLS } from './hostile-news-calls.js';
import { SHOP_CALLS } from './hostile-shop-calls.js';

export type Method = 'POST' | 'PUT' | 'DELETE' | 'GET';
export type Fields = Record<string, unknown>;

/** A call that takes a body. */
export interface Call {
  method: Method;
  path: string;
  /** A body that is taken. */
  valid: () => Fields;
  /** Signing in ends the session that the request comes with, so a visitor sends it. */
  isForVisitors?: boolean;
  /**
   * After so many requests somebody new sends them, as a success ends the session or counts toward a limit.
   */
  newcomerEvery?: number;
  /** The table that has one row more after each success. */
  table?: string;
}

/** The day after tomorrow. */
const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

/** What registers a farm. */
export const FARM: Fields = {
  name: 'Blue Heron Farm',
  description: 'Greens and eggs by the river.',
  address: '12 River Road',
  zipCode: '33901',
  email: 'hello@blue-heron.example',
  phone: '239-555-0100',
  website: 'https://blue-heron.example/',
  imageUrl: 'https://blue-heron.example/a.jpg',
  kind: 'farm_stand',
  productTypes: [],
  activities: ['Hay rides'],
  features: [],
  organicCertified: false,
  seasons: [{ from: '04-01', to: '10-31', hours: [{ day: 6, opens: '09:00', closes: '13:00' }] }],
  exceptions: [
    {
      from: soon,
      to: soon,
      kind: 'moved',
      opens: '09:00',
      closes: '12:00',
      address: 'Pier 1',
      reason: 'Fair',
    },
  ],
  businessStatus: 'OPERATIONAL',
  latitude: null,
  longitude: null,
  userId: null,
};

const LISTING: Fields = {
  productName: 'Sungold tomatoes',
  description: 'Picked this morning.',
  price: '4.50',
  unit: 'pound',
  category: 'vegetables',
  farmId: null,
  farmName: 'Blue Heron Farm',
  zipCode: '33901',
  email: 'hello@blue-heron.example',
  phone: '239-555-0100',
  imageUrl: null,
  imageAlt: 'Tomatoes',
  isAvailable: true,
  removeImage: false,
};

let serial = 0;
const account = (): Fields => {
  serial += 1;
  return { username: `hostile-${serial}`, email: `hostile-${serial}@example.com` };
};

/** What the calls are about: the farmer who sends them, and what is the farmer's. */
export interface Known {
  username: string;
  email: string;
  farmId: number;
  listingId: number;
  /** One of the farmer's own products, and the business that sells it. */
  productId: number;
  vendorId: number;
  /** What the farmer has bought of somebody else. */
  purchaseId: number;
  /** What the farm has written to its followers. */
  newsId: number;
}

/** Every call that takes a body, by a name for the test's title. */
export const CALLS: Record<string, (known: Known) => Call> = {
  register: () => ({
    method: 'POST',
    path: '/api/auth/register',
    valid: () => ({ ...account(), password: PASSWORD, firstName: 'Ann', lastName: 'Lee', role: 'farmer' }),
    isForVisitors: true,
    table: 'users',
  }),
  login: ({ username }) => ({
    method: 'POST',
    path: '/api/auth/login',
    valid: () => ({ usernameOrEmail: username, password: PASSWORD }),
    isForVisitors: true,
    table: 'sessions',
  }),
  forgotPassword: ({ email }) => ({
    method: 'POST',
    path: '/api/auth/forgot-password',
    valid: () => ({ email }),
  }),
  resetPassword: () => ({
    method: 'POST',
    path: '/api/auth/reset-password',
    valid: () => ({ token: 'a'.repeat(43), password: PASSWORD }),
  }),
  lookAtPasswordLink: () => ({
    method: 'POST',
    path: '/api/auth/reset-password/look',
    valid: () => ({ token: 'a'.repeat(43) }),
  }),
  changePassword: () => ({
    method: 'PUT',
    path: '/api/auth/password',
    valid: () => ({ currentPassword: PASSWORD, password: PASSWORD }),
    newcomerEvery: 1,
  }),
  profile: () => ({
    method: 'PUT',
    path: '/api/account',
    valid: () => ({
      email: account().email,
      firstName: 'Ann',
      lastName: 'Lee',
      phone: '239-555-0100',
      address: '1 Main Street',
      city: 'Fort Myers',
      state: 'FL',
      zipCode: '33901',
      currentPassword: PASSWORD,
    }),
    // Fewer at once than begin to count as guessing.
    newcomerEvery: 4,
  }),
  eraseAccount: () => ({
    method: 'DELETE',
    path: '/api/account',
    valid: () => ({ password: PASSWORD }),
    newcomerEvery: 1,
  }),
  registerFarm: () => ({
    method: 'POST',
    path: '/api/farms',
    valid: () => FARM,
    newcomerEvery: 40,
    table: 'farms',
  }),
  /** Elsewhere than the farms that are registered: what might be one of them waits for staff. */
  changeFarm: ({ farmId }) => ({
    method: 'PUT',
    path: `/api/farms/${farmId}`,
    valid: () => ({ ...FARM, zipCode: '32801' }),
  }),
  claimFarm: ({ farmId }) => ({
    method: 'POST',
    path: `/api/farms/${farmId}/claim`,
    valid: () => ({ userId: null }),
  }),
  arrangePhotos: ({ farmId }) => ({
    method: 'PUT',
    path: `/api/farms/${farmId}/photos`,
    valid: () => ({ photos: [{ id: 1, alt: 'A barn' }] }),
  }),
  addPhoto: ({ farmId }) => ({
    method: 'POST',
    path: `/api/farms/${farmId}/photos`,
    valid: () => ({ alt: 'A barn' }),
  }),
  postListing: () => ({ method: 'POST', path: '/api/listings', valid: () => LISTING, table: 'listings' }),
  changeListing: ({ listingId }) => ({
    method: 'PUT',
    path: `/api/listings/${listingId}`,
    valid: () => LISTING,
  }),
  pauseListing: ({ listingId }) => ({
    method: 'PUT',
    path: `/api/listings/${listingId}/availability`,
    valid: () => ({ isAvailable: true }),
  }),
  keepListing: ({ listingId }) => ({
    method: 'POST',
    path: '/api/listings/keep',
    valid: () => ({ id: listingId, token: 'a'.repeat(43) }),
  }),
  answerMarketDay: () => ({
    method: 'PUT',
    path: '/api/market-days/1/attendance/1',
    valid: () => ({ answer: 'coming', listingIds: [1], productIds: [], note: 'Until noon' }),
  }),
  answerByLink: () => ({
    method: 'POST',
    path: '/api/market-days/answer',
    valid: () => ({ dayId: 1, memberId: 1, token: 'a'.repeat(43), answer: 'coming' }),
  }),
  ...CLAIM_CALLS,
  changeMarket: () => ({
    method: 'PUT',
    path: '/api/markets/1/record',
    valid: () => ({ name: 'River Market', hoursNote: 'Rain or shine', was: { name: '', hoursNote: null } }),
  }),
  inviteManager: () => ({
    method: 'POST',
    path: '/api/markets/1/managers',
    valid: () => ({ email: 'ann@example.com' }),
  }),
  acceptInvitation: () => ({
    method: 'POST',
    path: '/api/markets/invitations',
    valid: () => ({ token: `1.1.1.${'a'.repeat(43)}` }),
  }),
  addTextNumber: () => ({
    method: 'POST',
    path: '/api/texts/numbers',
    valid: () => ({ phone: '239-555-0100', agrees: true }),
  }),
  enterTextCode: () => ({
    method: 'POST',
    path: '/api/texts/numbers/1/code',
    valid: () => ({ code: '123456' }),
  }),
  setDailyEmail: () => ({
    method: 'PUT',
    path: '/api/texts/daily-email',
    valid: () => ({ isWanted: true }),
  }),
  inviteToBusiness: () => ({
    method: 'POST',
    path: '/api/businesses/1/invitations',
    valid: () => ({ email: 'ann@example.com', role: 'packer' }),
  }),
  renameBusiness: () => ({
    method: 'PUT',
    path: '/api/businesses/1',
    valid: () => ({ name: 'River Farm' }),
  }),
  changeBusinessRole: () => ({
    method: 'PUT',
    path: '/api/businesses/1/people/1',
    valid: () => ({ role: 'manager' }),
  }),
  handOver: () => ({
    method: 'POST',
    path: '/api/businesses/1/handover',
    valid: () => ({ userId: 1 }),
  }),
  joinBusiness: () => ({
    method: 'POST',
    path: '/api/business-invitations/accept',
    valid: () => ({ token: 'a'.repeat(43) }),
  }),
  answerWeather: () => ({
    method: 'POST',
    path: '/api/market-weather/answer',
    valid: () => ({ dayId: 1, userId: 1, token: 'a'.repeat(43), answer: 'open' }),
  }),
  confirmByLink: () => ({
    method: 'POST',
    path: '/api/confirmations/answer',
    valid: () => ({ id: 'farm-1', token: 'a'.repeat(43), answer: 'right' }),
  }),
  confirm: () => ({
    method: 'PUT',
    path: '/api/confirmations/farm-1',
    valid: () => ({ answer: 'right' }),
  }),
  sayField: ({ farmId }) => ({
    method: 'POST',
    path: '/api/field-status',
    valid: () => ({
      subject: `farm-${farmId}`,
      crop: 'Strawberries',
      state: 'good',
      note: 'Rows 4 to 9.',
      opens: '08:00',
      closes: '15:00',
      until: new Date(Date.now() + 3_600_000).toISOString(),
      key: 'abcdefgh12345678',
      age: 0,
    }),
  }),
  tickOff: () => ({
    method: 'PUT',
    path: '/api/farmer/corrections/1',
    valid: () => ({ status: 'done' }),
  }),
  apply: () => ({
    method: 'POST',
    path: '/api/farm-applications',
    valid: () => ({
      farmerName: 'Ann Lee',
      email: 'ann@example.com',
      phone: '239-555-0100',
      farmName: 'Blue Heron Farm',
      farmAddress: '12 River Road',
      farmDescription: 'Greens.',
      productsGrown: 'Kale',
      certifications: '',
      experience: 'Ten years',
    }),
    table: 'farm_applications',
  }),
  suggestCorrection: ({ farmId }) => ({
    method: 'POST',
    path: '/api/corrections',
    valid: () => ({
      placeId: `farm-${farmId}`,
      message: 'It is closed on Mondays.',
      email: 'ann@example.com',
    }),
    table: 'corrections',
  }),
  writeToTeam: () => ({
    method: 'POST',
    path: '/api/contact',
    valid: () => ({
      name: 'Ann Lee',
      email: 'ann@example.com',
      subject: 'A question',
      message: 'How do I begin?',
    }),
    table: 'messages',
  }),
  follow: () => ({
    method: 'POST',
    path: '/api/follows',
    valid: () => ({
      search: { words: 'strawberries', zipCode: '33901', miles: 25 },
      timeZone: 'America/Chicago',
    }),
  }),
  noticePreferences: () => ({
    method: 'PUT',
    path: '/api/follows/preferences',
    valid: () => ({
      ...{ rhythm: 'daily', byEmail: true, byPush: false, isStopped: false },
      ...{ quietFrom: 1260, quietUntil: 420, timeZone: 'America/Chicago' },
    }),
  }),
  ...NEWS_CALLS,
  ...SHOP_CALLS,
};
