// Rules of our own, for oxlint; .oxlintrc.json says which files each is for.

/** Words that people read and that are not how we write: odd idioms, and second names for one thing. */
const UNWRITTEN = `/\\b(${[
  ...['in vain', 'for good', 'any more', 'meanwhile', 'from then on', 'as it stands', 'much the same'],
  ...['behind each', 'whoever', 'somebody', 'nobody', 'waits for', 'anew', 'way of delivery', 'is gone'],
  ...['mails', 'by mail', 'this mail', 'e-mails?', 'photographs?', 'cancelled', 'second factor'],
  ...['sign(ed|ing)? (in|out)', 'switched (on|off)', 'the shop'],
].join('|')})\\b/i`;

const READ_BY_PEOPLE = [
  `JSXText[value=${UNWRITTEN}]`,
  `JSXAttribute[name.name=/^(label|title|hint|help|helperText|empty|explanation|success)$/] > Literal[value=${UNWRITTEN}]`,
  `Literal[value=/ /][value=${UNWRITTEN}]`,
  `TemplateElement[value.cooked=/ /][value.cooked=${UNWRITTEN}]`,
];

/** The printed width of a comment. oxfmt cuts code, and strings may be as long as they are. */
const COMMENT_WIDTH = 110;

const plainWords = {
  create(context) {
    const message = 'Say it in plain American English, with the one word for the thing.';
    const report = (node) => context.report({ node, message });
    return Object.fromEntries(READ_BY_PEOPLE.map((selector) => [selector, report]));
  },
};

const commentWidth = {
  create: (context) => ({
    Program() {
      const { sourceCode } = context;
      const within = new Set();
      for (const { loc } of sourceCode.getAllComments()) {
        const { line: first, column } = loc.start;
        const isBehindCode = sourceCode.lines[first - 1].slice(0, column).trim() !== '';
        for (let line = isBehindCode ? first + 1 : first; line <= loc.end.line; line += 1) within.add(line);
      }
      for (const line of within) {
        const text = sourceCode.lines[line - 1];
        if (text.length <= COMMENT_WIDTH || /https?:\/\//.test(text)) continue;
        const start = { line, column: 0 };
        context.report({
          loc: { start, end: { line, column: text.length } },
          message: `This comment has ${text.length} columns; ${COMMENT_WIDTH} are shown.`,
        });
      }
    },
  }),
};

/** oxlint refuses what is imported from it by name, and says nothing of `import()`. */
const SOCKETS = /^(node:)?net$/;

const noSocketImport = {
  create: (context) => ({
    ImportExpression(node) {
      if (node.source.type !== 'Literal' || !SOCKETS.test(node.source.value)) return;
      const message = 'Connections to other servers are opened in the files that .oxlintrc.json names alone.';
      context.report({ node, message });
    },
  }),
};

/** What Fastify and Nest call the address is the text that a proxy wrote. */
const WRITTEN_ADDRESSES = [
  'MemberExpression[object.name=/^req(uest)?$/][property.name=/^ips?$/]',
  'VariableDeclarator[init.name=/^req(uest)?$/] > ObjectPattern > Property[key.name=/^ips?$/]',
  'ImportDeclaration[source.value="@nestjs/common"] > ImportSpecifier[imported.name="Ip"]',
];

const visitorAddress = {
  create(context) {
    const message = 'The address of a visitor is read by platform/http/security/visitor-address.ts alone.';
    const report = (node) => context.report({ node, message });
    return Object.fromEntries(WRITTEN_ADDRESSES.map((selector) => [selector, report]));
  },
};

export default {
  meta: { name: 'farmgate' },
  rules: {
    'comment-width': commentWidth,
    'no-socket-import': noSocketImport,
    'plain-words': plainWords,
    'visitor-address': visitorAddress,
  },
};
