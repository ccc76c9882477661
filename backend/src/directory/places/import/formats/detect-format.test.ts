import { describe, expect, it } from '@jest/globals';
import { describeFormat, detectFormat, type FileFormat, type FormatEvidence } from './detect-format.js';

const EXPORT = ['listing_id', 'update_time', 'listing_name', 'location_x', 'location_y'];

function detect(evidence: Partial<FormatEvidence>) {
  return detectFormat({ headers: EXPORT, ids: [], file: '/data/export.csv', ...evidence });
}

describe('detectFormat', () => {
  it('knows the older export', () => {
    const format = detect({ headers: ['FMID', ' MarketName', 'Website', 'x', 'y'] });
    expect(format).toEqual({ source: 'usda_legacy' });
    expect(describeFormat(format as FileFormat)).toBe('USDA farmers markets (older export)');
  });

  it('knows the API, whose rows name their directory', () => {
    const format = detect({ headers: ['listing_id', 'listing_name', 'directory_type', 'updatetime'] });
    expect(format).toEqual({ source: 'usda_api', directory: null });
    expect(describeFormat(format as FileFormat)).toBe('USDA directories (API)');
  });

  it.each([
    ['location_indoor', 'farmersmarket'],
    ['saleschannel_csa_vendor_1', 'farmersmarket'],
    ['service_opservice', 'foodhub'],
    ['num_supplyfarms', 'csa'],
    ['share_itemsinsharebox_888', 'csa'],
    ['agritourism_activities', 'agritourism'],
    ['onfarmmarket_products', 'onfarmmarket'],
  ])('tells by the column %s that a newer export is of %s', (column, directory) => {
    expect(detect({ headers: [...EXPORT, column] })).toEqual({ source: 'usda_export', directory });
  });

  it('else tells by the ids, if they agree', () => {
    expect(detect({ ids: ['700001', '700002'] })).toEqual({
      source: 'usda_export',
      directory: 'onfarmmarket',
    });
    expect(() => detect({ ids: ['700001', '200002'] })).toThrow('does not show which');
    expect(() => detect({ ids: ['12'] })).toThrow('does not show which');
  });

  it('else tells by the name of the file', () => {
    expect(detect({ file: '/csa/agritourism_2026-828113250.xlsx' })).toMatchObject({
      directory: 'agritourism',
    });
    expect(detect({ file: 'csa_2026.xlsx' })).toMatchObject({ directory: 'csa' });
    expect(detect({ file: 'Food Hub (1).csv' })).toMatchObject({ directory: 'foodhub' });
    expect(() => detect({ file: 'csar.csv' })).toThrow('does not show which');
  });

  it('else takes what the person says', () => {
    const format = detect({ directory: 'agritourism' });
    expect(format).toEqual({ source: 'usda_export', directory: 'agritourism' });
    expect(describeFormat(format as FileFormat)).toBe('USDA agritourism (newer export)');
  });

  it('believes ids more than a column, and a person unless both are against it', () => {
    const headers = [...EXPORT, 'deliverpickup_method'];
    expect(detect({ headers, ids: ['700001'] })).toMatchObject({ directory: 'onfarmmarket' });
    expect(detect({ headers, ids: ['700001'], directory: 'onfarmmarket' })).toMatchObject({
      directory: 'onfarmmarket',
    });
    expect(() => detect({ headers, directory: 'foodhub' })).toThrow(
      'export.csv has the columns of CSAs, but the directory was given as foodhub.',
    );
  });

  it('knows nothing of other columns', () => {
    expect(detect({ headers: ['id', 'name'] })).toBeNull();
    expect(detect({ headers: ['listing_id', 'listing_name'] })).toBeNull();
  });
});
