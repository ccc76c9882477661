import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

/** When things about days and clocks go wrong: each with its name, its moment and the reason. */
export const moments = JSON.parse(readFileSync(path.join(root, 'scripts/lib/moments.json'), 'utf8'));

/** The tests that read today's clock and speak of days. */
export const timeTests = [
  'directory/field-status.test',
  'directory/hours-exceptions.test',
  'directory/markets/calendar.test',
  'directory/markets/market-days',
  'following/put-off.test',
  'following/texts-of-markets.test',
  'marketplace/orders/deposits.test',
  'marketplace/payments/ledger.test',
  'marketplace/pickups/cart-pickups.test',
  'marketplace/pickups/next-pickups.test',
  'marketplace/pickups/pickup-days.test',
  'marketplace/pickups/pickup-windows.test',
  'marketplace/which-day.test',
  'web/page-weight.test',
];

/** @returns libfaketime's library; undefined where Debian's package `faketime` is not installed */
function library() {
  const folders = [
    '/usr/lib',
    ...(existsSync('/usr/lib') ? readdirSync('/usr/lib') : []).map((name) => `/usr/lib/${name}`),
  ];
  return folders.map((folder) => `${folder}/faketime/libfaketimeMT.so.1`).find((file) => existsSync(file));
}

/**
 * @param at ISO
 * @returns the variables with which a process, and those that it starts, are at that moment and go on from
 * there; undefined where that cannot be
 */
export function clockAt(at) {
  const file = library();
  if (!file) return undefined;
  const seconds = Math.round((Date.parse(at) - Date.now()) / 1_000);
  return {
    LD_PRELOAD: file,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    DONT_FAKE_MONOTONIC: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}
