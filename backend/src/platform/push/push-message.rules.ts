import { createHash } from 'node:crypto';
import { cutText } from '../../contract/shared/cut-text.js';
import { headerText } from '../mail/delivery.rules.js';

/** Texts are plain. */
export interface PushMessage {
  title: string;
  text: string;
  /** A path of the site that a tap opens. */
  path: string;
  /** A device gets one message of a tag; a shown notification of it is replaced. */
  tag: string;
}

const MOST_TITLE = 120;
const MOST_TEXT = 320;
const MOST_PATH = 600;
const MOST_TAG = 100;

const cut = (text: string, most: number) => {
  const line = headerText(text);
  return line.length <= most ? line : `${cutText(line, most - 1)}…`;
};

/** Well under the 3,993 bytes that RFC 8291 has room for. */
export const boundedMessage = ({ title, text, path, tag }: PushMessage): PushMessage => ({
  title: cut(title, MOST_TITLE),
  text: cut(text, MOST_TEXT),
  path: /^\/(?!\/)/.test(path) && path.length <= MOST_PATH ? headerText(path) : '/',
  tag: tag.length <= MOST_TAG ? tag : topicOf(tag),
});

/** A waiting message of the same topic is replaced (RFC 8030, 5.4). */
export const topicOf = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, 32);
