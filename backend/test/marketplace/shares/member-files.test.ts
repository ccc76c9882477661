import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  MemberImportEmails,
  MemberImportPreview,
  MemberImportView,
} from '../../../src/contract/marketplace/shares/member-files.js';
import type {
  ShareMemberDetails,
  ShareMemberList,
} from '../../../src/contract/marketplace/shares/share-members.js';
import type { SharePlanView } from '../../../src/contract/marketplace/shares/share-plans.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { BoxPromise } from '../../../src/marketplace/tables/promise.entity.js';
import { ShareSize } from '../../../src/marketplace/tables/share-size.entity.js';
import { Subscription } from '../../../src/marketplace/tables/subscription.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { signedIn } from '../../support/http/people.js';
import { makeShare, makeShareFarm, type ShareFarm, weekOfShare } from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let farm: ShareFarm;
let share: SharePlanView;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  farm = await makeShareFarm(test);
  share = await makeShare(farm, 4, {
    sizes: [
      { name: 'Regular', price: 30, places: 150 },
      { name: 'Small', price: 20, places: 2 },
    ],
  });
});

const HEAD = 'Name,Email,Phone,Size,Site,First box,Paid,Balance';
const NORA = 'Nora Vance,nora@example.com,,Regular,The stand,,100,';
const path = () => `/api/vendor/shares/${share.id}/members`;
const send = async (lines: readonly string[], fields: Record<string, string> = { mode: 'write' }) => {
  const file = { field: 'file', bytes: Buffer.from([HEAD, ...lines].join('\n')), name: 'members.csv' };
  return (await farm.seller.postForm<MemberImportPreview>(`${path()}/import`, fields, file)).body;
};
const members = async () => (await farm.seller.get<ShareMemberList>(`${path()}?limit=500`)).body;
const imports = async () => (await farm.seller.get<MemberImportView[]>(`${path()}/imports`)).body;
const press = async (what: 'undo' | 'email') =>
  (await farm.seller.post(`${path()}/imports/${(await imports())[0]?.id ?? 0}/${what}`, {})).body;
const mails = () => test.db.getRepository(Mail).count();
const taken = async () => ({
  places: (
    await test.db.getRepository(ShareSize).find({ where: { planId: share.id }, order: { id: 'ASC' } })
  ).map((size) => size.taken),
  room: await test.db.getRepository(PickupWindow).sum('taken', { scheduleId: farm.schedule.id }),
});

describe('members from a file', () => {
  it('are 120 with their balances, once, with the reason of each row that is left out', async () => {
    const rows = Array.from({ length: 120 }, (_, at) =>
      [
        `Member ${at}`,
        `member${at}@example.com`,
        '',
        'Regular',
        'The stand',
        '',
        '',
        at % 2 ? '0' : '45.50',
      ].join(','),
    );
    const wrong = ['Zed,no email,,Regular,,,,', 'Yan,yan@example.com,,Huge,,,,', 'Xia,,,Regular,,,121,'];
    const before = await mails();
    const done = await send([...rows, ...wrong]);
    expect(done).toMatchObject({ created: 120, wrong: 3, total: 14_400, due: 2_730, isDone: true });
    expect(done.mistakes.map(({ message, rows: at }) => [message, at])).toEqual([
      ['This isn’t an email address. Please fix it, or leave it blank.', [122]],
      ['This share has no size called “Huge”. It has Regular, Small.', [123]],
      ['The boxes from the first one on cost $120.00. Please enter what was paid for these, at most.', [124]],
    ]);
    const list = await members();
    expect([list.length, list.reduce((sum, { due }) => sum + due, 0)]).toEqual([120, 2_730]);
    expect(list.every(({ paid, due, late }) => paid + due === 120 && late === 0)).toBe(true);
    expect(await taken()).toEqual({ places: [120, 0], room: 480 });
    expect(await mails()).toBe(before);
    expect(await send([...rows, ...wrong])).toMatchObject({ created: 0, unchanged: 120, total: 0 });
    expect(await taken()).toEqual({ places: [120, 0], room: 480 });
  });

  it('start with the box that the file says, and are looked at first', async () => {
    const lines = [NORA, `Walt,,802-555-0142,small,,${weekOfShare(2)},,0`, 'Walter,8025550142,,,,,,'];
    const looked = await send(lines, {});
    expect(looked).toMatchObject({ created: 2, wrong: 1, isDone: false });
    expect([await members(), await taken()]).toEqual([[], { places: [0, 0], room: 0 }]);
    const { rows } = await send(lines);
    expect(rows).toEqual(looked.rows);
    expect(rows.map(({ row, outcome }) => [row, outcome])).toEqual([
      ...[
        [2, 'create'],
        [3, 'create'],
        [4, 'wrong'],
      ],
    ]);
    expect(rows[0]?.messages).toEqual([
      expect.stringMatching(/^4 boxes from \w+, \w+ \d+\. \$120\.00, \$100\.00 paid, \$20\.00 due\.$/),
    ]);
    expect(rows[1]?.messages).toEqual([expect.stringMatching(/^2 boxes from .*\$40\.00, all paid\.$/)]);
    const [walt] = (await members()).filter(({ name }) => name === 'Walt');
    const { body } = await farm.seller.get<ShareMemberDetails>(`${path()}/${walt?.id}`);
    expect(body.boxes.map(({ date }) => date)).toEqual([weekOfShare(2), weekOfShare(3)]);
    expect(body.payments).toMatchObject([
      { amount: 40, state: 'paid', received: { by: 'other', note: 'From your file' } },
    ]);
    expect(await send([`Walt,,+1 802 555 0142,Regular,,,,`])).toMatchObject({
      unchanged: 1,
      rows: [
        {
          messages: ['A member already, with Small at The stand. You can change that on the member’s page.'],
        },
      ],
    });
  });

  it('get what places are left, row after row', async () => {
    const small = (name: string) => `${name},,,Small,,,,`;
    const done = await send([small('Ann'), small('Bob'), small('Cid'), small('Ann')]);
    expect(done).toMatchObject({ created: 2, wrong: 2 });
    expect(done.rows.slice(2).map(({ messages }) => messages)).toEqual([
      ['No places are left in this size. Please choose another one.'],
      ['This member is in row 2 already.'],
    ]);
  });

  it('are undone for a day, but for those whom something happened to', async () => {
    await send([NORA, 'Walt,walt@example.com,,Small,,,,', 'Zoe,zoe@example.com,,Small,,,,']);
    expect(await imports()).toMatchObject([{ members: 3, emails: 3, emailedAt: null }]);
    const [zoe] = (await members()).filter(({ name }) => name === 'Zoe');
    const credit = { amount: 5, note: 'Sorry' };
    expect((await farm.seller.post(`${path()}/${zoe?.id}/credit`, credit)).status).toBe(200);
    expect(await press('undo')).toEqual({ removed: 2, kept: 1 });
    expect((await members()).map(({ name }) => name)).toEqual(['Zoe']);
    expect(await taken()).toEqual({ places: [0, 1], room: 4 });
    expect(await imports()).toEqual([]);
    await send([NORA]);
    const [nora] = await test.db.getRepository(Subscription).findBy({ planId: share.id, firstName: 'Nora' });
    const [box] = await test.db.getRepository(BoxPromise).findBy({ subscriptionId: nora?.id ?? 0 });
    expect(
      (await farm.seller.post(`${path()}/${nora?.id}/boxes/${box?.id}/hold`, { forCredit: false })).status,
    ).toBe(200);
    expect(await press('undo')).toEqual({ removed: 0, kept: 1 });
  });

  it('are emailed when the farm asks for it, once', async () => {
    await send([NORA, 'Walt,,802-555-0142,Small,,,,']);
    const before = await mails();
    const shown = async () => {
      const address = `${path()}/imports/${(await imports())[0]?.id ?? 0}/email`;
      return (await farm.seller.get<MemberImportEmails>(address)).body;
    };
    const { to, first } = await shown();
    expect(to).toEqual([{ name: 'Nora Vance', email: 'nora@example.com' }]);
    expect(await mails()).toBe(before);
    expect(await press('email')).toEqual({ emails: 1 });
    expect(await shown()).toEqual({ to: [], first: null });
    expect(await press('email')).toEqual({ emails: 0 });
    expect(await mails()).toBe(before + 1);
    const mail = await test.db.getRepository(Mail).findOneByOrFail({ recipient: 'nora@example.com' });
    expect(first?.subject).toBe(mail.subject);
    for (const text of [...(first?.paragraphs ?? []), ...(first?.facts.map(({ value }) => value) ?? [])])
      expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(text);
    expect(first?.facts.some(({ value }) => value.startsWith('$20.00, due'))).toBe(true);
    expect(mail.text).toContain('$20.00, due');
    expect(mail.text).not.toContain('$100.00');
  });

  it('are only the farm’s own', async () => {
    await send([NORA]);
    const other = await makeShareFarm(test);
    const [{ id } = { id: 0 }] = await imports();
    const file = { field: 'file', bytes: Buffer.from(`${HEAD}\n${NORA}`), name: 'members.csv' };
    for (const { status } of [
      await other.seller.postForm(`${path()}/import`, { mode: 'write' }, file),
      await other.seller.post(`${path()}/imports/${id}/undo`, {}),
      await other.seller.get(`${path()}/imports/${id}/email`),
      await other.seller.post(`${path()}/imports/${id}/email`, {}),
      await other.seller.get(`${path()}/export`),
    ])
      expect(status).toBe(404);
    expect((await (await signedIn(test)).get(`${path()}/imports`)).status).toBe(403);
  });

  it('are the same people where a later file says less or more of them', async () => {
    await send([
      'Nora Vance,nora@example.com,802-555-0142,Regular,The stand,,,',
      'Sam Ott,,,Regular,The stand,,,',
    ]);
    const again = await send([
      'N. Vance,,802-555-0142,Regular,The stand,,,',
      'Sam Ott,sam@example.com,,Regular,The stand,,,',
      'Tom Vance,tom@example.com,802-555-0142,Regular,The stand,,,',
    ]);
    expect(again).toMatchObject({ created: 1, unchanged: 2, mistakes: [] });
    expect(await members()).toHaveLength(3);
  });

  it('are in the farm’s file of its members, with what they owe', async () => {
    await send([NORA]);
    const { body, headers } = await farm.seller.get<string>(`${path()}/export`);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, nora] = body.replace('\uFEFF', '').split('\r\n');
    expect(head).toMatch(
      /^Member,Email,.*,Boxes left,Work hours,Hours done,Paid,Paid with credit,Balance,Late,Credit,To give back$/,
    );
    expect(nora).toMatch(
      /^Nora Vance,nora@example\.com,,Regular,1,The stand,,.*,active,4,,,100\.00,0\.00,20\.00,0\.00/,
    );
  });
});
