import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import type { I18nProvider } from 'react-admin';
import { GO_BACK } from '../kit/actions/go-back';

/** What react-admin says in other words than ours. */
const OURS: Readonly<Record<string, string>> = {
  'ra.action.cancel': GO_BACK,
  'ra.notification.canceled': 'Undone',
};

const reactAdmins = polyglotI18nProvider(() => english, 'en', [{ locale: 'en', name: 'English' }], {
  allowMissing: true,
});

export const i18nProvider: I18nProvider = {
  ...reactAdmins,
  translate: (key, options) => OURS[key] ?? reactAdmins.translate(key, options),
};
