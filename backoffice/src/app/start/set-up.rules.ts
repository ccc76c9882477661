import type { SettingsOverview } from '@farmgate/backend/contract/backoffice/settings.admin';

/** One thing that an installation needs, or can have. */
export interface SetUpLine {
  name: string;
  value: string;
  state: 'done' | 'off' | 'missing';
}

/** The facts of the settings that matter on the first day, and what they are called beside each other. */
const NAMES: Readonly<Record<string, string>> = {
  'Public address': 'Public address',
  Delivery: 'Emails',
  Cards: 'Cards',
  PayPal: 'PayPal',
  Pictures: 'Photos',
  'Weather alerts from': 'Weather alerts',
  'Generated automatically': 'Location pages at night',
};
const OFF = new Set(['Off', 'None', 'Not set']);

/** @returns what is set up and what isn't, what is missing first */
export function setUpOf(groups: SettingsOverview['groups']): SetUpLine[] {
  const lines = groups
    .flatMap(({ facts }) => facts)
    .flatMap(({ name, value, isWarning }): SetUpLine[] => {
      const known = NAMES[name];
      if (known === undefined) return [];
      return [{ name: known, value, state: isWarning ? 'missing' : OFF.has(value) ? 'off' : 'done' }];
    });
  const order = { missing: 0, done: 1, off: 2 };
  return lines.toSorted((a, b) => order[a.state] - order[b.state]);
}
