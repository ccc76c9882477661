import type { MailDraft } from './mail-draft.js';

export interface MailSender {
  /** Without a slash at the end. */
  publicUrl: string;
  teamAddress: string;
}

const DAY = {
  paper: '#fbf8f1',
  card: '#ffffff',
  line: '#e2dac8',
  ink: '#1f2a1c',
  soft: '#566152',
  leaf: '#2c6a37',
  onLeaf: '#ffffff',
};
const NIGHT = {
  paper: '#141a13',
  card: '#1c241b',
  line: '#334030',
  ink: '#ecefe6',
  soft: '#a9b5a2',
  leaf: '#8ccb8f',
  onLeaf: '#141a13',
};
const TEXT_FONT = `Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif`;
const HEADING_FONT = `Fraunces, Georgia, 'Times New Roman', serif`;

/** Escapes every text; every link is a whole address. */
export function layoutMail(draft: MailDraft, sender: MailSender): { html: string; text: string } {
  return { html: htmlOf(draft, sender), text: textOf(draft, sender) };
}

function textOf(draft: MailDraft, sender: MailSender): string {
  const { heading, paragraphs, facts = [], action, note } = draft;
  const factLines = facts.map(({ label, value, path, link }) => {
    const text = value.includes('\n') ? `${label}:\n${value.replace(/^/gm, '  ')}` : `${label}: ${value}`;
    if (link) return `${text}\n  ${link.label}: ${link.url}`;
    return path === undefined ? text : `${text}\n  ${sender.publicUrl}${path}`;
  });
  const footerLinks = draft.bulk?.footer.links ?? [];
  const plainLink = ({ label, path }: (typeof footerLinks)[number]) => `${label}: ${sender.publicUrl}${path}`;
  const parts = [
    heading,
    ...paragraphs,
    factLines.join('\n'),
    action && `${action.label}:\n${sender.publicUrl}${action.path}`,
    note,
    ['-- ', 'Farmgate', sender.publicUrl, ...footer(draft, sender), ...footerLinks.map(plainLink)].join('\n'),
  ];
  return `${parts.filter((part) => part).join('\n\n')}\n`;
}

function footer({ to, bulk }: MailDraft, { teamAddress }: MailSender): string[] {
  return [
    'Farms, farmers markets and fresh produce near you.',
    bulk
      ? bulk.footer.text
      : to === teamAddress
        ? "You're getting this email because you're on the Farmgate team."
        : `You're getting this email because someone entered your address on Farmgate. Questions? Write to ${teamAddress}.`,
  ];
}

function htmlOf(draft: MailDraft, sender: MailSender): string {
  const { subject, heading, paragraphs, facts = [], action, note } = draft;
  const body = [
    `<h1 class="ink" style="margin:0 0 16px;font:600 25px/1.2 ${HEADING_FONT};color:${DAY.ink}">${lines(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph(text)),
    facts.length > 0 ? factTable(facts, sender) : '',
    action ? button(action.label, sender.publicUrl + action.path) : '',
    note ? paragraph(note, 'soft') : '',
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${STYLE}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${DAY.paper}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${DAY.paper}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 4px 16px"><a class="leaf" href="${escaped(sender.publicUrl)}" style="font:600 20px/1.2 ${HEADING_FONT};color:${DAY.leaf};text-decoration:none">Farmgate</a></td></tr>
<tr><td class="card" style="padding:28px 24px;background:${DAY.card};border:1px solid ${DAY.line};border-radius:12px;word-break:break-word;overflow-wrap:anywhere">
${body.filter((part) => part).join('\n')}
</td></tr>
<tr><td class="soft" style="padding:16px 4px;font:13px/1.55 ${TEXT_FONT};color:${DAY.soft}">${[...footer(draft, sender).map(escaped), ...footerAnchors(draft, sender)].join('<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const footerAnchors = ({ bulk }: MailDraft, { publicUrl }: MailSender) =>
  (bulk?.footer.links ?? []).map(
    ({ label, path }) =>
      `<a class="leaf" href="${escaped(publicUrl + path)}" style="color:${DAY.leaf}">${escaped(label)}</a>`,
  );

const paragraph = (text: string, color: 'ink' | 'soft' = 'ink') =>
  `<p class="${color}" style="margin:0 0 16px;font:${color === 'ink' ? 17 : 15}px/1.55 ${TEXT_FONT};color:${DAY[color]}">${lines(text)}</p>`;

function factTable(facts: NonNullable<MailDraft['facts']>, { publicUrl }: MailSender): string {
  const anchor = (url: string, text: string) =>
    `<a class="leaf" href="${escaped(url)}" style="color:${DAY.leaf}">${lines(text)}</a>`;
  const rows = facts.map(({ label, value, path, link }) => {
    const shown = path === undefined ? lines(value) : anchor(publicUrl + path, value);
    const text = link ? `${shown}<br>${anchor(link.url, link.label)}` : shown;
    return `<tr><td class="line" style="padding:10px 0;border-top:1px solid ${DAY.line}">
<div class="soft" style="font:13px/1.55 ${TEXT_FONT};color:${DAY.soft}">${escaped(label)}</div>
<div class="ink" style="font:17px/1.55 ${TEXT_FONT};color:${DAY.ink}">${text}</div>
</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;table-layout:fixed">${rows.join('\n')}</table>`;
}

/** A cell with a color of its own, as some mail programs color no links. */
const button = (label: string, url: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td class="button" style="background:${DAY.leaf};border-radius:10px"><a class="button-text" href="${escaped(url)}" style="display:inline-block;padding:13px 22px;font:600 17px/1.2 ${TEXT_FONT};color:${DAY.onLeaf};text-decoration:none">${escaped(label)}</a></td></tr></table>`;

const STYLE = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${[
  `.paper{background:${NIGHT.paper}!important}`,
  `.card{background:${NIGHT.card}!important;border-color:${NIGHT.line}!important}`,
  `.line{border-color:${NIGHT.line}!important}`,
  `.ink{color:${NIGHT.ink}!important}`,
  `.soft{color:${NIGHT.soft}!important}`,
  `.leaf{color:${NIGHT.leaf}!important}`,
  `.button{background:${NIGHT.leaf}!important}`,
  `.button-text{color:${NIGHT.onLeaf}!important}`,
].join('')}}`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
const lines = (text: string) => escaped(text).replace(/\r?\n/g, '<br>');
