import type { ConfirmationView } from '@farmgate/backend/contract/directory/confirmations';
import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { renderAt, textOf } from '../../../test/render-at';
import { Answered } from './answered';

const view = (more: Partial<ConfirmationView> = {}): ConfirmationView => ({
  ...{ id: 'farm-12', kind: 'farm', name: 'Sunny Acres', path: '/farms/12', editPath: '/farms/12/edit' },
  ...{ lastConfirmed: '2026-06-01', isDue: false, isClosed: false, listings: 2 },
  ...more,
});
const html = (more: Partial<ConfirmationView> = {}, isClosing = false) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Answered of={view(more)} isClosing={isClosing} pending={null} onAnswer={() => {}} />
    </MemoryRouter>,
  );
const text = (more: Partial<ConfirmationView> = {}, isClosing = false) => textOf(html(more, isClosing));

describe('the page of the yearly question', () => {
  it('waits for the browser, which alone knows the token, and is in no index', async () => {
    const page = await renderAt('/still-right/farm-12/right');
    expect(page.status).toBe(200);
    expect(page.head).toContain('noindex');
    expect(textOf(page.body)).toContain('Is everything still right? Saving your answer...');
    expect(textOf((await renderAt('/still-right/farm-12/closed')).body)).not.toContain('Saving');
  });

  it('says what shoppers see once it is confirmed, and when we ask again', () => {
    expect(text()).toContain('Sunny Acres is confirmed');
    expect(text()).toContain('Last confirmed Jun 1, 2026');
    expect(text()).toContain('We’ll ask again in a year.');
    expect(html()).toContain('href="/farms/12/edit"');
  });

  it('asks once more before it closes a farm, and says what happens', () => {
    expect(text({}, true)).toContain('Is Sunny Acres closed permanently?');
    expect(text({}, true)).toContain('permanently closed. We’ll pause its 2 listings. Its page stays');
    expect(text({ listings: 1 }, true)).toContain('We’ll pause its listing.');
    expect(text({ listings: 0 }, true)).not.toContain('pause');
    expect(text({}, true)).toContain('No, it’s still open');
  });

  it('says of a market that it leaves the site, and offers to undo it', () => {
    const market = { id: 'place-7', kind: 'market' as const, name: 'River Market' };
    expect(text(market, true)).toContain('We’ll take River Market off the site');
    const closed = text({ ...market, isClosed: true });
    expect(closed).toContain('River Market is closed permanently');
    expect(closed).toContain('Shoppers can’t find River Market anymore');
    expect(closed).toContain('Undo');
    // Also for who opens the link again to close it.
    expect(text({ ...market, isClosed: true }, true)).toBe(closed);
  });

  it('asks where the address has no answer that we know', () => {
    const asked = text({ isDue: true });
    expect(asked).toContain('Is everything still right about Sunny Acres?');
    expect(asked).toContain('Still right');
  });
});
