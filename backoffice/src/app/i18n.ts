import { defaultI18nProvider, type I18nProvider } from 'react-admin';
import { GO_BACK } from '../kit/actions/go-back';

/** What react-admin says in other words than ours. */
const OURS: Readonly<Record<string, string>> = {
  'ra.action.cancel': GO_BACK,
  'ra.notification.canceled': 'Undone',
};

export const i18nProvider: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => OURS[key] ?? defaultI18nProvider.translate(key, options),
};
