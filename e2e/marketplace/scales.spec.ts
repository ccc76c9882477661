import type { Page } from '@playwright/test';
import { chicken, orderByWeight } from '../support/people/by-weight';
import { addProduct, signUpVendor } from '../support/people/vendors';
import { expect, test } from '../support/test';

interface StandIn {
  /** What asks for a weight; '' for a scale that sends by itself. */
  ask: string;
  /** What it sends each time, a sign for each byte. */
  frame: string;
}

/** Takes the place of the browser's port. What is done with it stands in `window.port`. */
function putScaleOn({ ask, frame }: StandIn): void {
  const seen: { opened: unknown; asked: string[] } = { opened: null, asked: [] };
  Object.assign(window, { port: seen });
  const bytes = Uint8Array.from(frame, (sign) => sign.charCodeAt(0));
  const makePort = () => {
    let send: ReadableStreamDefaultController<Uint8Array>;
    let sending = 0;
    return {
      readable: new ReadableStream<Uint8Array>({
        start: (controller) => void (send = controller),
        cancel: () => window.clearInterval(sending),
      }),
      writable: new WritableStream<Uint8Array>({
        write: (asked) => {
          const text = new TextDecoder().decode(asked);
          seen.asked.push(text);
          if (text === ask) send.enqueue(bytes);
        },
      }),
      open: (options: unknown) => {
        seen.opened = options;
        if (ask === '') sending = window.setInterval(() => send.enqueue(bytes), 50);
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    };
  };
  const serial = { requestPort: () => Promise.resolve(makePort()) };
  Object.defineProperty(navigator, 'serial', { value: serial, configurable: true });
}

/** Five bytes of a postal scale at rest: 16.0 oz. */
function putPostalScaleOn(): void {
  const data = new DataView(new Uint8Array([4, 11, 0xff, 0xa0, 0]).buffer);
  const device = {
    open: () => Promise.resolve(),
    close: () => Promise.resolve(),
    addEventListener: (_kind: string, listener: (event: object) => void) => {
      window.setInterval(() => listener({ reportId: 3, data }), 50);
    },
  };
  const hid = {
    requestDevice: () => Promise.resolve([device]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  Object.defineProperty(navigator, 'hid', { value: hid, configurable: true });
}

const evenParity = (text: string) =>
  Array.from(text, (sign) => {
    const code = sign.charCodeAt(0);
    const ones = code.toString(2).replaceAll('0', '').length;
    return String.fromCharCode(ones % 2 === 1 ? code | 0x80 : code);
  }).join('');

const SCALES: readonly (readonly [title: string, choice: string, standIn: StandIn, says: string])[] = [
  ['A&D', 'sends', { ask: '', frame: 'ST,GS,+  1.00 lb\r\n' }, '1.00 lb'],
  ['CAS with 22 bytes', 'sends', { ask: '', frame: 'ST,GS,1\u0086,   1.00 lb\r\n' }, '1.00 lb'],
  ['NCI', 'nci', { ask: 'W\r', frame: '\n   1.00LB\r\nS00\r\u0003' }, '1.00LB'],
  ['NCI with seven bits', 'nci', { ask: 'W\r', frame: evenParity('\n   1.00LB\r\nS00\r\u0003') }, '1.00LB'],
  ['Ohaus', 'ohaus', { ask: 'IP\r\n', frame: '     1.00 lb    G\r\n' }, '1.00 lb'],
  ['MT-SICS', 'sics', { ask: 'SI\r\n', frame: 'S S       1.00 lb\r\n' }, '1.00 lb'],
  ['Toledo 8213', 'toledo', { ask: 'W', frame: '\u0002001.00\r' }, '001.00'],
];

async function toWeigh(page: Page, visit: (path: string) => Promise<unknown>) {
  await visit('/vendor/weighing');
  await page.getByLabel('Connect a scale').check();
}

test('scales of each kind say what lies on them', async ({ page, visit, playwright, baseURL }) => {
  await signUpVendor(page);
  const productId = await addProduct(page, chicken);
  const customer = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  await orderByWeight(customer, page, productId, 1);
  for (const [title, choice, standIn, says] of SCALES)
    await test.step(title, async () => {
      await page.addInitScript(putScaleOn, standIn);
      await toWeigh(page, visit);
      await page.getByLabel('Your scale').selectOption(choice);
      await page.getByRole('button', { name: 'Choose your scale' }).click();
      await expect(page.getByText(`It says ${says}.`)).toBeVisible();
      await expect(page.getByLabel('Weight', { exact: true })).toHaveValue(says);
      const seen = await page.evaluate(
        () => (window as unknown as { port: { opened: unknown } }).port.opened,
      );
      const isToledo = choice === 'toledo';
      const [dataBits, parity] = isToledo ? [7, 'even'] : [8, 'none'];
      expect(seen).toEqual({ baudRate: 9_600, dataBits, parity });
    });
  await test.step('a postal scale', async () => {
    await page.addInitScript(putPostalScaleOn);
    await toWeigh(page, visit);
    await page.getByLabel('Your scale').selectOption('postal');
    await page.getByRole('button', { name: 'Choose your scale' }).click();
    await expect(page.getByText('It says 16.0 oz.')).toBeVisible();
  });
  await test.step('one that we don’t know', async () => {
    await page.clock.install();
    await page.addInitScript(putScaleOn, { ask: '', frame: 'HELLO 12\r\n' });
    await toWeigh(page, visit);
    await page.getByRole('button', { name: 'Choose your scale' }).click();
    await expect(page.getByText('Waiting for a steady weight...')).toBeVisible();
    await page.clock.runFor(6_000);
    await expect(page.getByText('We hear your scale but don’t understand it: HELLO 12')).toBeVisible();
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByRole('button', { name: 'Choose your scale' })).toBeVisible();
  });
  await customer.dispose();
});
