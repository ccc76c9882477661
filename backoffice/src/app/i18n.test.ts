import { expect, it } from '@jest/globals';
import { i18nProvider } from './i18n';

it('never calls the button that closes a dialog Cancel', () =>
  expect(i18nProvider.translate('ra.action.cancel')).toBe('Go back'));

it('says what was done as people do', () => {
  expect(i18nProvider.translate('ra.notification.created', { smart_count: 1 })).toBe('Created');
  expect(i18nProvider.translate('ra.notification.updated', { smart_count: 3 })).toBe('3 saved');
});

it('has a sentence for every list of which nothing is found', () =>
  expect(i18nProvider.translate('ra.navigation.no_filtered_results', { name: 'Possibly the same' })).toBe(
    'Nothing matches these filters.',
  ));

it('leaves the other words to react-admin', () =>
  expect(i18nProvider.translate('ra.action.edit')).toBe('Edit'));
