import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from './icon';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

describe('Icon', () => {
  it('says nothing and takes little room in a page', () => {
    expect(renderToStaticMarkup(<Icon name="clock" className="text-soft" />)).toBe(
      '<i class="icon icon-clock text-soft"></i>',
    );
  });

  it('has a drawing for each name, and a name for each drawing', () => {
    const names = [...read('./icon.tsx').matchAll(/ {2}\| '([a-z-]+)'/g)].map(([, name]) => name);
    const drawings = [...read('./styles/icons.css').matchAll(/^\.icon-([a-z-]+)(?:,| \{)/gm)].map(
      ([, name]) => name,
    );
    expect(names.length).toBeGreaterThan(20);
    expect(drawings).toEqual(names);
  });
});
