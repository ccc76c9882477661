import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { renderMarkdown } from './render-markdown.js';

const html = (markdown: string) => renderMarkdown(markdown).html.trim();
describe('renderMarkdown', () => {
  it('makes HTML of what articles are written in', () => {
    expect(html('Eat **peas** and *beans*.\n\n- one\n- two')).toBe(
      '<p>Eat <strong>peas</strong> and <em>beans</em>.</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
    );
  });

  it('begins at the second level, and names each heading once', () => {
    const { html: text, headings } = renderMarkdown('# Peas\n## Peas\n### Peña’s *peas*\n## Main');
    expect(text).toBe(
      '<h2 id="peas">Peas</h2>\n<h2 id="peas-2">Peas</h2>\n<h3 id="pena-s-peas">Peña’s <em>peas</em></h3>\n<h2 id="main-2">Main</h2>\n',
    );
    expect(headings).toEqual([
      { id: 'peas', text: 'Peas' },
      { id: 'peas-2', text: 'Peas' },
      { id: 'main-2', text: 'Main' },
    ]);
  });

  it('tells search engines not to follow links to other sites, and leaves our own alone', () => {
    expect(html('[ours](/browse?category=eggs)')).toBe('<p><a href="/browse?category=eggs">ours</a></p>');
    expect(html('[theirs](https://example.com/a)')).toBe(
      '<p><a href="https://example.com/a" rel="ugc nofollow noopener">theirs</a></p>',
    );
    expect(html('See https://example.com/a today, not example.com.')).toContain(
      '<a href="https://example.com/a" rel="ugc nofollow noopener">https://example.com/a</a> today, not example.com.',
    );
  });

  it('shows HTML as text', () => {
    expect(html('<script>alert(1)</script>')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
    expect(html('a <img src=x onerror=alert(1)> b')).toBe('<p>a &lt;img src=x onerror=alert(1)&gt; b</p>');
  });

  it.each([
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](&#106;avascript:alert(1))',
    '[a](java&#10;script:alert(1))',
    '[a](vbscript:x)',
    '[a](data:text/html;base64,PHNjcmlwdD4=)',
    '[a](//evil.example/x)',
    '[a](file:///etc/passwd)',
    '[a][b]\n\n[b]: javascript:alert(1)',
    '<javascript:alert(1)>',
    '![a](javascript:alert(1))',
    '![a](data:image/svg+xml;base64,PHN2Zz4=)',
    '![a](http://example.com/tracker.png)',
    '![a](//example.com/tracker.png)',
    '![a](https://example.com/tracker.png)',
    '![a](/media/../api/account.png)',
  ])('makes neither a link nor a picture of %s', (hostile) => {
    expect(html(hostile)).not.toMatch(/<(?:a|img)\b/);
  });

  it('keeps a title and words of a picture inside their attributes', () => {
    const text = html('![" onload="x](/art/a.svg "\\" onerror=\\"y")');
    expect(text).toContain('alt="&quot; onload=&quot;x"');
    expect(text.replaceAll(/="[^"]*"/g, '')).toBe('<p><img src alt title loading decoding></p>');
  });

  it('shows pictures of our own and encrypted ones', () => {
    expect(html('![A stall](/art/blog/a.svg)')).toBe(
      '<p><img src="/art/blog/a.svg" alt="A stall" loading="lazy" decoding="async"></p>',
    );
    expect(html('![A stall](/api/account)')).toBe('<p>A stall</p>');
  });

  it('wraps tables, so that a page can say how wide ones are shown', () => {
    expect(html('| a | b |\n|---|--:|\n| 1 | 2 |')).toMatch(
      /^<div class="prose-table"><table>\n<thead>[\s\S]*style="text-align:right"[\s\S]*<\/table><\/div>$/,
    );
  });

  it('gets through what is nested deeper than anybody writes', () => {
    // Of the processor: others may keep it from this test.
    const before = process.cpuUsage();
    for (const deep of ['> ', '- ', '[', '*', '![', '`', '<', '(']) html(deep.repeat(20_000));
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(10_000);
  });

  it('never makes anything that runs, whatever is written', () => {
    const bits = [
      '<',
      '>',
      '"',
      "'",
      '[',
      ']',
      '(',
      ')',
      '!',
      '`',
      '*',
      '&#',
      ';',
      'javascript:',
      'data:',
      'onload=',
      '\n',
      '|',
      '--',
      ' ',
      'x',
      '/',
      '\\',
      'https://',
    ];
    const hostile = fc.array(fc.oneof(fc.constantFrom(...bits), fc.string({ maxLength: 4 })), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(hostile, (parts) => {
        const text = html(parts.join(''));
        expect(text).not.toMatch(/<(?:script|iframe|style|svg|object|embed|form|input|base|meta|link)\b/i);
        expect(text.replaceAll(/="[^"]*"/g, '=""')).not.toMatch(/<[^>]*\son\w+=/i);
        expect(
          [...text.matchAll(/(?:href|src)="([^"]*)"/g)].every(([, at = '']) =>
            /^(?:\/(?![/\\])|#|https?:\/\/|mailto:)/i.test(at),
          ),
        ).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
