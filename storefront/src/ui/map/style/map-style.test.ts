import { describe, expect, it } from '@jest/globals';
import { mapStyle } from './map-style';
import { readPalette } from './palette';

describe('mapStyle', () => {
  const style = mapStyle(readPalette(() => ''));

  it('asks no server for anything', () => {
    expect(JSON.stringify(style)).not.toMatch(/https?:|glyphs|sprite/);
  });

  it('gives every layer an id of its own and a source that exists', () => {
    const ids = style.layers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const layer of style.layers) {
      if ('source' in layer) expect(style.sources).toHaveProperty([layer.source]);
    }
  });
});
