/** What a message from our server says. */
export interface PushNotice {
  title: string;
  text: string;
  /** A path of the site. */
  path: string;
  tag: string;
}

type Fields = Partial<Record<keyof PushNotice, unknown>>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function fieldsOf(sent: string | null): Fields {
  try {
    return (JSON.parse(sent ?? '') as Fields | null) ?? {};
  } catch {
    return {};
  }
}

/**
 * @param sent a message's text as it arrived; null where it is empty
 * @param origin the site's
 * @returns what to show: a browser wants something shown for each message, also for one that cannot be read
 */
export function readNotice(sent: string | null, origin: string): PushNotice {
  const fields = fieldsOf(sent);
  const path = textOf(fields.path);
  const isOurs =
    path.startsWith('/') && URL.canParse(path, origin) && new URL(path, origin).origin === origin;
  return {
    title: textOf(fields.title) || 'News from what you follow',
    text: textOf(fields.text),
    path: isOurs ? path : '/',
    tag: textOf(fields.tag) || 'farmgate',
  };
}
