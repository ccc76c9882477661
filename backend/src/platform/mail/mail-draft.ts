/** Texts are plain; the layout escapes them. */
export interface MailDraft {
  /** "password-reset"; staff filter by it. */
  kind: string;
  to: string;
  /** By default the team. */
  replyTo?: string;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** `path` makes the text a link of the site; `link`, a whole address, follows the text. */
  facts?: readonly {
    label: string;
    value: string;
    path?: string;
    link?: { label: string; url: string };
  }[];
  /** `path` is a path of the site. */
  action?: { label: string; path: string };
  note?: string;
  /** 'orders' and its id; staff find it there. */
  about?: { resource: string; id: number };
  /** Staff never see it, and it is removed once sent. Keys in links need no mark. */
  isSecret?: boolean;
  /** Its address was typed by a person who hasn't shown that it is theirs. */
  typed?: TypedMail;
  /** Asked for in advance: has a queue of its own, and can be unsubscribed from. */
  bulk?: BulkMail;
}

/** Emails in a day to an address that others can type, by kind and by sender. */
export interface TypedMail {
  /** A network, or e.g. "business 7"; null where nobody is known. */
  by: string | null;
  /** Default: its kind. */
  cap?: string;
  /** From one sender. */
  ofOne?: number;
  /** From all senders. */
  most?: number;
  /** What the last one says besides: where to find what comes after it. */
  last?: string;
}

export const TYPED_OF_ONE = 3;
export const TYPED_MOST = 6;

export interface BulkMail {
  /** A path that stops them by POST, without logging in (RFC 8058). */
  unsubscribePath: string;
  /** Instead of the usual last line. */
  footer: { text: string; links: readonly { label: string; path: string }[] };
  /** Not sent from this moment on. */
  sendBefore: Date;
}
