import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../../lib/api/api';
import { noneNear, noneWith, questionTrouble, searchFailed, searchingFor } from './search-messages';

describe('the messages of a search', () => {
  it('are the product’s own words', () => {
    expect(searchingFor('markets')).toBe('Searching for farmers markets...');
    expect(searchFailed('markets')).toBe('Unable to search for farmers markets. Please try again.');
    expect(searchFailed('farms')).toBe('Unable to search for local farms. Please try again.');
    expect(noneNear('markets', '99950')).toBe(
      'No farmers markets found near 99950. Try a different ZIP code.',
    );
    expect(noneNear('farms', '99950')).toBe('No local farms found near 99950. Try a different ZIP code.');
    expect(noneWith('markets', 'Baked Goods')).toBe(
      'No markets found with Baked Goods. Try a different filter.',
    );
  });

  it('pass on what the server says about a wrong question, and nothing of its own troubles', () => {
    const issues = [{ path: 'zipCode', message: 'Please enter a five-digit ZIP code, such as 33901.' }];
    const body = {
      statusCode: 400,
      error: 'VALIDATION_FAILED',
      message: 'Please check.',
      issues,
      requestId: '1',
    };
    expect(questionTrouble(new ApiError(400, JSON.stringify(body)))).toBe(issues[0]?.message);
    expect(questionTrouble(new ApiError(500, JSON.stringify(body)))).toBeNull();
    expect(questionTrouble(new TypeError('Failed to fetch'))).toBeNull();
  });
});
