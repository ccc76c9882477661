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

/**
 * In PostgreSQL a moment becomes a day, and a day a moment, by the zone of the connection, which is nobody's.
 * A cast of a placeholder to an array of dates is none.
 */
const ZONELESS = [
  ['::date', /::date\b(?!\[)/],
  ['a day of the connection', /\b(current_date|current_time|localtime|localtimestamp)\b/i],
  ['date_trunc', /\bdate_trunc\(/i],
  ['to_char of a moment', /\bto_char\(\s*([\w.]+_at|now\(\))\s*,/i],
];

const daysInSql = {
  create(context) {
    const check = (node, text) => {
      for (const [what, pattern] of ZONELESS) {
        if (!pattern.test(text)) continue;
        const message = `Days are days of a place (${what}): use platform/database/days.sql.ts.`;
        context.report({ node, message });
      }
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked ?? ''),
    };
  },
};

/** A moment cut to a day is a day in UTC, which is nobody's either. */
const daysOfMoments = {
  create: (context) => ({
    'CallExpression[callee.property.name=/^(slice|substring|substr)$/] > MemberExpression.callee > CallExpression.object[callee.property.name="toISOString"]'(
      node,
    ) {
      const [from, to] = node.parent.parent.arguments;
      if (from?.value !== 0 || to?.value !== 10) return;
      const message =
        'Whose day is it? Use dayIn of a zone, localDay, or addDays and utcDay of contract/shared/calendar.';
      context.report({ node, message });
    },
  }),
};

/** The milliseconds of a day and of an hour, and the words for a time of the day. */
const oneCalendar = {
  create(context) {
    const durations = 'Use DAY_MS and HOUR_MS of contract/shared/calendar/durations.';
    const clocks = 'Use clockText or clockInTable of contract/shared/calendar/clock-text.';
    return {
      'Literal[raw=/^(86_?400_?000|3_?600_?000)$/]': (node) => context.report({ node, message: durations }),
      'Literal[value=/^ ?PM$/]': (node) => context.report({ node, message: clocks }),
    };
  },
};

const HANDLE = '/^(tx|db|manager|dataSource|database|queryRunner)$/';

const oneWayToRun = {
  create(context) {
    const message = 'Run statements by fetchRows and changeRows of platform/database/statement.ts.';
    const report = (node) => context.report({ node, message });
    return {
      [`CallExpression[callee.property.name="query"][callee.object.name=${HANDLE}]`]: report,
      [`CallExpression[callee.property.name="query"][callee.object.property.name=${HANDLE}]`]: report,
    };
  },
};

/** What a server does in the background is found by the names of files. */
const REGISTERS = '/^(handle|daily|quarterHourly)$/';

const jobsInJobFiles = {
  create(context) {
    const message = 'Register background work in a *.job.ts file, beside what it does.';
    const report = (node) => context.report({ node, message });
    return {
      [`CallExpression[callee.property.name=${REGISTERS}][callee.object.name="jobs"]`]: report,
      [`CallExpression[callee.property.name=${REGISTERS}][callee.object.property.name="jobs"]`]: report,
    };
  },
};

/** A form of one's own, or a handler that keeps an event from the browser without saying what for. */
const OWN_FORMS = [
  'JSXAttribute[name.name="onSubmit"]',
  'Property[key.name="onSubmit"]',
  'MemberExpression[property.name="preventDefault"]',
  'ObjectPattern > Property[key.name="preventDefault"]',
  'ImportDeclaration[source.value="react-hook-form"] > ImportSpecifier[imported.name="useForm"]',
];

const oneForm = {
  create(context) {
    const message =
      'A form is one of ui/forms. Other events go through `instead`, `onEnter` or `keepFocus` of ui/events.ts.';
    const report = (node) => context.report({ node, message });
    return Object.fromEntries(OWN_FORMS.map((selector) => [selector, report]));
  },
};

export default {
  meta: { name: 'farmgate' },
  rules: {
    'comment-width': commentWidth,
    'days-in-sql': daysInSql,
    'days-of-moments': daysOfMoments,
    'jobs-in-job-files': jobsInJobFiles,
    'no-socket-import': noSocketImport,
    'one-calendar': oneCalendar,
    'one-form': oneForm,
    'one-way-to-run': oneWayToRun,
    'plain-words': plainWords,
    'visitor-address': visitorAddress,
  },
};
