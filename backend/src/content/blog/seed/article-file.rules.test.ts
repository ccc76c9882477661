import { describe, expect, it } from '@jest/globals';
import { readArticle, seasonDay } from './article-file.rules.js';

const FILE = `---
title: Peas: a guide
excerpt: What peas are.
metaDescription: All about peas.
keywords: peas, pods
category: seasonal-guides
tags: Peas, spring
authorName: Farmgate editors
authorTitle: Growing desk
imageAlt: A bowl of peas
publishedAt: 2026-05-02
---

Eat them.
`;

describe('readArticle', () => {
  it('reads the lines of the head and the text', () => {
    expect(readArticle('peas', FILE)).toMatchObject({
      slug: 'peas',
      title: 'Peas: a guide',
      tags: ['peas', 'spring'],
      publishedAt: '2026-05-02',
      content: 'Eat them.',
    });
  });

  it('says what is missing', () => {
    expect(() => readArticle('peas', 'Eat them.')).toThrow('The article peas has no front matter.');
    expect(() => readArticle('peas', FILE.replace(/^excerpt.*\n/m, ''))).toThrow('has no excerpt');
    expect(() => readArticle('peas', FILE.replace('seasonal-guides', 'peas'))).toThrow('is in no category');
  });

  it('has another hash for every other text', () => {
    expect(readArticle('peas', FILE).hash).toBe(readArticle('peas', FILE).hash);
    expect(readArticle('peas', `${FILE}Now.`).hash).not.toBe(readArticle('peas', FILE).hash);
  });
});

describe('seasonDay', () => {
  it('is the day itself once it has passed, and that of an earlier year before', () => {
    const at = (day: string, now: string) => seasonDay(day, new Date(now)).toISOString();
    expect(at('2026-05-02', '2026-05-03T00:00:00Z')).toBe('2026-05-02T12:00:00.000Z');
    expect(at('2026-05-02', '2026-05-02T11:00:00Z')).toBe('2025-05-02T12:00:00.000Z');
    expect(at('2026-11-12', '2024-02-29T00:00:00Z')).toBe('2023-11-12T12:00:00.000Z');
  });
});
