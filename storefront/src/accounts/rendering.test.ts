import type { PublicConfig } from '@farmgate/backend/contract/site/public-config';
import { describe, expect, it } from '@jest/globals';
import { render } from '../entry-server';

const config: PublicConfig = {
  publicUrl: 'https://farmgate.example',
  marketplaceNav: 'soon',
  minPasswordLength: 6,
  mapStyleUrl: null,
  analytics: null,
  socialLinks: [],
  placesAttribution: null,
  taxMode: 'flat' as const,
  checkoutStates: ['CA', 'NY', 'TX', 'FL'],
  checkoutStateNames: 'California, Florida, New York and Texas',
  notice: null,
};

let calls = 0;
const renderAt = (url: string) =>
  render({
    near: null,
    url,
    config,
    now: new Date('2025-01-05T12:00:00Z'),
    fetch: () => {
      calls += 1;
      return Promise.resolve(new Response('', { status: 500 }));
    },
  });

describe('the pages of accounts and messages, rendered for nobody in particular', () => {
  it.each([
    ['/login', 'Login', '/login'],
    ['/login?returnTo=%2Faccount', 'Login', '/login'],
    ['/register', 'Register', '/register'],
    ['/contact', 'Contact Us', '/contact'],
  ])('%s may be found by search engines, at one address', async (url, title, canonical) => {
    const page = await renderAt(url);
    expect(page.status).toBe(200);
    expect(page.head).toContain(`<title>${title} | Farmgate</title>`);
    expect(page.head).toContain(`<link rel="canonical" href="https://farmgate.example${canonical}"`);
    expect(page.head).toContain('name="description"');
    expect(page.head).not.toContain('noindex');
  });

  it.each(['/account', '/forgot-password', '/reset-password', '/confirm-email'])(
    '%s is none of theirs',
    async (url) => {
      const page = await renderAt(url);
      expect(page.status).toBe(200);
      expect(page.head).toContain('content="noindex"');
      expect(page.body).toContain('<noscript>');
    },
  );

  it('ask the server for nothing', async () => {
    calls = 0;
    await Promise.all(['/login', '/register', '/account', '/contact'].map(renderAt));
    expect(calls).toBe(0);
  });

  it('never put what is typed before scripts run into the address', async () => {
    for (const url of ['/login', '/register', '/forgot-password', '/contact']) {
      const { body } = await renderAt(url);
      const forms = [...body.matchAll(/<form\b[^>]*>/g)].filter(([form]) => !form.includes('role="search"'));
      expect(forms.length).toBeGreaterThan(0);
      for (const [form] of forms) expect(form).toContain('method="post"');
    }
  });

  it('say the office hours letter for letter', async () => {
    const text = (await renderAt('/contact')).body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    expect(text).toContain('Mon-Fri 9:00 AM-5:00 PM Sat 10:00 AM-2:00 PM Sun closed');
  });

  it('lead the login on to the register page with where the visitor came from, never to another site', async () => {
    expect((await renderAt('/login?returnTo=%2Fpost')).body).toContain('href="/register?returnTo=%2Fpost"');
    expect((await renderAt('/login?returnTo=%2F%2Fevil.example')).body).not.toContain('evil.example');
  });
});
