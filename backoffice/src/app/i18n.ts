import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import type { I18nProvider } from 'react-admin';
import { GO_BACK } from '../kit/actions/go-back';

/** What react-admin says in other words than ours. */
const OURS: Readonly<Record<string, (count: number) => string>> = {
  // Its own names the list in the plural: "No Possibly the same found".
  'ra.navigation.no_filtered_results': () => 'Nothing matches these filters.',
  'ra.action.cancel': () => GO_BACK,
  'ra.notification.canceled': () => 'Undone',
  'ra.notification.created': () => 'Created',
  'ra.notification.updated': (count) => (count === 1 ? 'Saved' : `${count} saved`),
  'ra.notification.deleted': (count) => (count === 1 ? 'Deleted' : `${count} deleted`),
};

const reactAdmins = polyglotI18nProvider(() => english, 'en', [{ locale: 'en', name: 'English' }], {
  allowMissing: true,
});

export const i18nProvider: I18nProvider = {
  ...reactAdmins,
  translate: (key, options?: { smart_count?: number }) =>
    OURS[key]?.(options?.smart_count ?? 1) ?? reactAdmins.translate(key, options),
};
