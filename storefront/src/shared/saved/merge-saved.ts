import type { SavedItem } from '@farmgate/backend/contract/marketplace/favorites';
import { cutText } from '@farmgate/backend/contract/shared/cut-text';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, callJson } from '../../lib/api/api';
import { sayFailed } from '../../ui/dialogs/say-failed';
import { readDeviceSaved, writeDeviceSaved } from './device-list';
import { SAVED_ITEMS } from './use-saved';

/** Takes what the device kept into the account. It stays on the device until the server has it. */
export async function mergeSaved(client: QueryClient): Promise<void> {
  const sent = readDeviceSaved();
  if (sent.length === 0) return;
  try {
    const items = await callJson<SavedItem[]>(SAVED_ITEMS, {
      method: 'POST',
      body: { items: sent.map(({ key, name }) => ({ key, name: cutText(name, 200) })) },
    });
    const keys = new Set(sent.map(({ key }) => key));
    writeDeviceSaved(readDeviceSaved().filter(({ key }) => !keys.has(key)));
    client.setQueryData([SAVED_ITEMS], items);
  } catch (error) {
    // The next page tries again.
    if (error instanceof ApiError && error.status === 409)
      sayFailed('Saved on this device only', error, 'Please try again.');
  }
}
