import { describe, expect, it } from '@jest/globals';
import { hubHash, readHub } from './hub-file.rules.js';

const FILE = `---
topic: local-honey
title: Local Honey: a guide
metaDescription: What honey is.
targetKeyword: local honey
searchVolume: 0
relatedPages: /browse?category=honey, /browse?search=a,b, /guides/farm-stands
---

Honey is kept, not grown.
`;

describe('readHub', () => {
  it('reads the lines of the head and the text', () => {
    expect(readHub('local-honey', FILE)).toEqual({
      slug: 'local-honey',
      topic: 'local-honey',
      title: 'Local Honey: a guide',
      metaDescription: 'What honey is.',
      targetKeyword: 'local honey',
      searchVolume: 0,
      relatedPages: ['/browse?category=honey', '/browse?search=a,b', '/guides/farm-stands'],
      content: 'Honey is kept, not grown.',
    });
  });

  it('reads a file with the line ends of Windows alike', () => {
    expect(readHub('local-honey', FILE.replaceAll('\n', '\r\n')).title).toBe('Local Honey: a guide');
  });

  it('says what is missing', () => {
    expect(() => readHub('honey', 'Honey.')).toThrow('The guide honey has no front matter.');
    expect(() => readHub('honey', FILE.replace(/^title.*\n/m, ''))).toThrow('The guide honey has no title.');
  });
});

describe('hubHash', () => {
  it('is another one for another text', () => {
    const hub = readHub('local-honey', FILE);
    expect(hubHash({ ...hub, content: `${hub.content} Ask.` })).not.toBe(hubHash(hub));
    expect(hubHash({ ...hub })).toBe(hubHash(hub));
  });
});
