import { SESSION_HINT_COOKIE } from '@farmgate/backend/contract/site/session-hint';
import { describe, expect, it } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { readFileSync } from 'node:fs';
import { ME, setSession, wasEndedHere } from './session';

const person = (id: number) => ({
  id,
  username: `person-${id}`,
  email: `person-${id}@farmgate.example`,
  emailConfirmedAt: null,
  role: 'farmer' as const,
  firstName: null,
  lastName: null,
  phone: null,
  address: null,
  city: null,
  state: null,
  zipCode: null,
  createdAt: '2025-01-05T12:00:00Z',
});

describe('who is signed in', () => {
  it('takes what was read as somebody else along when it changes, and leaves what is everybody’s', () => {
    const client = new QueryClient();
    setSession(client, person(1));
    const own = [
      ...['/api/account/sessions', '/api/closures', '/api/closures/calendar?from=2026-12-01&days=31'],
      ...['/api/markets/4/board?date=2026-12-05', '/api/markets/4/sellers?q=maple', '/api/businesses'],
    ];
    for (const address of own) client.setQueryData([address], ['a']);
    client.setQueryData(['/api/markets/4'], ['c']);
    client.setQueryData(['/api/listings', 'list'], ['b']);
    setSession(client, { ...person(1), firstName: 'Ada' });
    for (const address of own) expect(client.getQueryData([address])).toEqual(['a']);
    setSession(client, person(2));
    for (const address of own)
      expect([address, client.getQueryData([address])]).toEqual([address, undefined]);
    expect(client.getQueryData(['/api/markets/4'])).toEqual(['c']);
    expect(client.getQueryData(['/api/listings', 'list'])).toEqual(['b']);
    expect(client.getQueryData([ME])).toMatchObject({ id: 2 });
    expect(wasEndedHere()).toBe(false);
    setSession(client, null);
    expect(client.getQueryData([ME])).toBeNull();
    expect(wasEndedHere()).toBe(true);
    client.clear();
  });

  it('takes along whatever needs a login', () => {
    const { paths } = JSON.parse(readFileSync('backend/openapi.json', 'utf8')) as {
      paths: Record<string, { get?: { 'x-access': string } }>;
    };
    const own = Object.entries(paths)
      .filter(([path, { get }]) => get && !['public', 'admin'].includes(get['x-access']) && path !== ME)
      .map(([path]) => path.replaceAll(/\{\w+\}/g, '12'));
    expect(own).toContain('/api/subscriptions/12');
    const client = new QueryClient();
    setSession(client, person(1));
    for (const address of own) client.setQueryData([address, 'list'], ['a']);
    setSession(client, null);
    expect(own.filter((address) => client.getQueryData([address, 'list']) !== undefined)).toEqual([]);
    client.clear();
  });

  it('asks nothing that needs a login once nobody is logged in, though a menu still shows it', () => {
    const client = new QueryClient();
    setSession(client, person(1));
    const asked: string[] = [];
    const watch = (address: string) =>
      new QueryObserver(client, {
        queryKey: [address],
        queryFn: () => Promise.resolve(asked.push(address)),
        staleTime: Infinity,
      }).subscribe(() => undefined);
    const watched = ['/api/businesses', '/api/cart', '/api/vendor/today'].map(watch);
    setSession(client, null);
    expect(asked.filter((address) => address !== '/api/cart')).toEqual([
      '/api/businesses',
      '/api/vendor/today',
    ]);
    for (const leave of watched) leave();
    client.clear();
  });

  it('is guessed before the first paint by the cookie that the server sets', () => {
    const template = readFileSync('storefront/index.html', 'utf8');
    const pattern = /if \((\/.*\/)\.test\(document\.cookie\)/.exec(template)?.[1] ?? '';
    const hint = new RegExp(pattern.slice(1, -1));
    for (const cookie of [`${SESSION_HINT_COOKIE}=1`, `a=b; ${SESSION_HINT_COOKIE}=1; c=d`]) {
      expect(hint.test(cookie)).toBe(true);
    }
    for (const cookie of [
      '',
      `x${SESSION_HINT_COOKIE}=1`,
      `${SESSION_HINT_COOKIE}=`,
      `${SESSION_HINT_COOKIE}=12`,
    ]) {
      expect(hint.test(cookie)).toBe(false);
    }
  });
});
