const LEFT_OUT = '(link left out)';

/** Long enough behind "=" or "#" to be a key, which opens what needs a login. Addresses have spaces. */
const KEY = /([?&][\w-]+=|&amp;[\w-]+=|#)(?![\w.~%-]*%20)[\w.~%-]{16,}/g;

/** For text or HTML. */
export const withoutKeys = (text: string): string => text.replace(KEY, `$1${LEFT_OUT}`);
