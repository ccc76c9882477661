import { describe, expect, it } from '@jest/globals';
import type { MailDraft } from './mail-draft.js';
import { layoutMail } from './mail-layout.js';

const sender = { publicUrl: 'https://farmgate.example', teamAddress: 'team@farmgate.example' };

const draft: MailDraft = {
  kind: 'test',
  to: 'ann@farm.example',
  subject: 'About <b>kale</b>',
  heading: 'Kale & "more"',
  paragraphs: ['Hello Ann,', 'two\nlines'],
  facts: [
    { label: 'Name', value: '<script>alert(1)</script>' },
    { label: 'Message', value: 'first\nsecond' },
    { label: 'Listing', value: 'Curly kale', path: '/listings/7?a=1&b=2' },
  ],
  action: { label: 'Open it', path: '/farmer-dashboard' },
  note: "If that wasn't you, do nothing.",
};

describe('layoutMail', () => {
  it('says the same in plain text', () => {
    expect(layoutMail(draft, sender).text).toBe(`Kale & "more"

Hello Ann,

two
lines

Name: <script>alert(1)</script>
Message:
  first
  second
Listing: Curly kale
  https://farmgate.example/listings/7?a=1&b=2

Open it:
https://farmgate.example/farmer-dashboard

If that wasn't you, do nothing.

-- 
Farmgate
https://farmgate.example
Farms, farmers markets and fresh produce near you.
You're getting this email because someone entered your address on Farmgate. Questions? Write to team@farmgate.example.
`);
  });

  it('escapes what people wrote, and makes whole addresses of paths', () => {
    const { html } = layoutMail(draft, sender);
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('<title>About &lt;b&gt;kale&lt;/b&gt;</title>');
    expect(html).toContain('Kale &amp; &quot;more&quot;');
    expect(html).toContain('two<br>lines');
    expect(html).toContain('href="https://farmgate.example/listings/7?a=1&amp;b=2"');
    expect(html).toContain('href="https://farmgate.example/farmer-dashboard"');
    expect(html).not.toMatch(/href="\//);
  });

  it('has colors for the night', () => {
    const { html } = layoutMail(draft, sender);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('prefers-color-scheme:dark');
  });

  it('tells the team why it gets it', () => {
    const { text } = layoutMail({ ...draft, to: sender.teamAddress }, sender);
    expect(text).toContain("You're getting this email because you're on the Farmgate team.");
  });

  it('leaves out what a draft does not have', () => {
    const { html, text } = layoutMail(
      { kind: 'test', to: 'a@b.example', subject: 's', heading: 'h', paragraphs: [] },
      sender,
    );
    expect(text).toMatch(/^h\n\n-- \n/);
    expect(html).not.toContain('class="button"');
  });
});
