/** What a message from our server says. */
export interface PushNotice {
  title: string;
  text: string;
  /** A path of the site. */
  path: string;
  tag: string;
}

type Sent = Partial<Record<keyof PushNotice, unknown>>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * @param sent a message's text as it arrived; null where it is empty
 * @param origin the site's
 * @returns what to show: a browser wants something shown for each message, also for one that cannot be read
 */
export function readNotice(sent: string | null, origin: string): PushNotice {
  let fields: Sent | null = null;
  try {
    fields = JSON.parse(sent ?? '') as Sent | null;
  } catch {
    // Shown as something new, below.
  }
  const path = textOf(fields?.path);
  return {
    title: textOf(fields?.title) || 'News from what you follow',
    text: textOf(fields?.text),
    path: URL.canParse(path, origin) && new URL(path, origin).origin === origin ? path : '/',
    tag: textOf(fields?.tag) || 'farmgate',
  };
}

/** @returns base64url as bytes, as browsers subscribe with */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
