const LEFT_OUT = '(link left out)';

/**
 * What stands behind "=" or "#" of a link and is as long as no word is. All keys that the product makes are:
 * they open what others need a login for. A street address, as directions have it, has spaces.
 */
const KEY = /([?&][\w-]+=|&amp;[\w-]+=|#)(?![\w.~%-]*%20)[\w.~%-]{16,}/g;

/** @returns a text or HTML of an email as everybody but its reader may see it */
export const withoutKeys = (text: string): string => text.replace(KEY, `$1${LEFT_OUT}`);
