/** A mail as its cause writes it. Texts are plain; the layout escapes them. */
export interface MailDraft {
  /** What it is for, e.g. "password-reset"; staff filter by it. */
  kind: string;
  to: string;
  /** Whom an answer goes to, where that is not the team. */
  replyTo?: string;
  subject: string;
  /** The first line of the body. */
  heading: string;
  /** Paragraphs; each a text without markup. */
  paragraphs: readonly string[];
  /**
   * What people sent, shown set apart: label and text. With `path`, a path of the site, the text is a link.
   * With `link`, a whole address of another site, a link of that name follows the text.
   */
  facts?: readonly {
    label: string;
    value: string;
    path?: string;
    link?: { label: string; url: string };
  }[];
  /** One thing to do. `path` is a path of the site. */
  action?: { label: string; path: string };
  /** Below the action, smaller. */
  note?: string;
  /** Which record it tells of, e.g. 'orders' and its id; staff find it there. */
  about?: { resource: string; id: number };
  /**
   * It is good for one use or for its reader alone: staff never see its contents, which are removed from the
   * outbox once it is sent, so that it cannot be sent again. Keys in links need no mark: the outbox leaves
   * them out by their form.
   */
  isSecret?: boolean;
  /** Its address was typed by a person who hasn't shown that it is theirs. */
  typed?: TypedMail;
  /**
   * One of many that someone asked for in advance. Such emails have a queue of their own, so that no
   * other email waits for them, and can be unsubscribed from.
   */
  bulk?: BulkMail;
}

/**
 * How many emails go within a day to an address that others can type. They are counted by their kind, those
 * of one sender first: so no sender uses up what others get, and no kind what another kind gets.
 */
export interface TypedMail {
  /** The sender's network, or what else stands for them, such as "business 7"; null where nobody is known. */
  by: string | null;
  /** What it is counted with, where that is more or less than its kind. */
  cap?: string;
  /** From one sender. */
  ofOne?: number;
  /** From all senders. */
  most?: number;
  /** What the last one says besides: where to find what comes after it. */
  last?: string;
}

/** Where an email says nothing else. */
export const TYPED_OF_ONE = 3;
export const TYPED_MOST = 6;

/** What an email to many needs besides. */
export interface BulkMail {
  /** A path of the site that stops such emails by POST, without logging in (RFC 8058). */
  unsubscribePath: string;
  /** Why its reader gets it, with what they can do about it; instead of the usual last line. */
  footer: { text: string; links: readonly { label: string; path: string }[] };
  /** It is not sent from this moment on. */
  sendBefore: Date;
}
