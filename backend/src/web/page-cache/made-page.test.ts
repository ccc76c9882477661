import { describe, expect, it } from '@jest/globals';
import { MadePage } from './made-page.js';

const tagOf = (minute: string, words = 'Corn') =>
  new MadePage(
    200,
    {},
    `<main>${words}</main><script>{"config":{},"renderedAt":"2026-11-28T14:${minute}:00.000Z"}</script>`,
    60_000,
  ).tag;

describe('the tag of a page', () => {
  it('stays while the page does, whenever and by whichever server it is made', () => {
    expect(tagOf('01')).toBe(tagOf('59'));
  });

  it('changes with the page', () => expect(tagOf('01', 'Corn')).not.toBe(tagOf('01', 'Beans')));
});
