import { FOLLOW_LINK_KEY } from '../following/follow-link-key';

/** Lists with people's names, kept for working without a network: they stay no longer than a session. */
export const KEPT_LIST = 'farmgate-handover-';

/** The last answers about what is one's own, for the same. */
export const KEPT_ANSWER = 'farmgate-kept-';

/** Forgets what the device keeps for the person who logs out. */
export function forgetAtLogOut(): void {
  try {
    for (const key of Object.keys(localStorage))
      if ([KEPT_LIST, KEPT_ANSWER].some((kept) => key.startsWith(kept)) || key === FOLLOW_LINK_KEY)
        localStorage.removeItem(key);
  } catch {
    // Where nothing may be stored, there is nothing.
  }
  void forgetNotices().catch(() => undefined);
}

/** The push service says that the device is gone at the next notice, and our server forgets it. */
async function forgetNotices(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
