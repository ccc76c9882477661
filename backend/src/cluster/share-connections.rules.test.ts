import { describe, expect, it } from '@jest/globals';
import { shareConnections } from './share-connections.rules.js';

describe('shareConnections', () => {
  it('gives each server its full pool while PostgreSQL has room', () => {
    expect(shareConnections(2, 100, 20)).toEqual({ servers: 2, poolSize: 20 });
    expect(shareConnections(4, 100, 20)).toEqual({ servers: 4, poolSize: 20 });
    expect(shareConnections(64, 2_000, 20)).toEqual({ servers: 64, poolSize: 20 });
  });

  it('gives smaller pools to more servers, and starts fewer when the pools would be too small', () => {
    expect(shareConnections(8, 100, 20)).toEqual({ servers: 8, poolSize: 9 });
    expect(shareConnections(64, 100, 20)).toEqual({ servers: 14, poolSize: 5 });
    expect(shareConnections(4, 10, 20)).toEqual({ servers: 1, poolSize: 5 });
  });

  it('never uses up what PostgreSQL takes, with one more for each server to hear of changes', () => {
    for (let servers = 1; servers <= 64; servers += 1) {
      for (const maxConnections of [25, 60, 100, 300, 1_000]) {
        const shared = shareConnections(servers, maxConnections, 20);
        expect(shared.servers * (shared.poolSize + 1)).toBeLessThanOrEqual(maxConnections - 15);
      }
    }
  });
});
