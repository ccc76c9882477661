import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  AdminTaxRule,
  MAX_TAX_RULES_ROWS,
  type TaxRulesImport,
  type TaxRulesPreview,
} from '../../contract/marketplace/admin/tax-rules.admin.js';
import { cutText } from '../../contract/shared/cut-text.js';
import { writeAudit } from '../../platform/audit/write-audit.js';
import { unguardCell } from '../../platform/csv/csv-lines.rules.js';
import { decode, recordsOf } from '../../platform/csv/csv-records.js';
import { changeRows } from '../../platform/database/statement.js';
import type { FormWithFile } from '../../platform/http/bodies/multipart.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { lockRules } from '../tables/locks.sql.js';
import { TaxRule } from '../tables/tax-rule.entity.js';
import {
  type PlannedRule,
  planRules,
  RULE_COLUMNS,
  type RuleColumn,
  type RuleRow,
} from './plan-rules.rules.js';
import { taxRuleResource } from './tax-rules.admin.sql.js';
import { writtenRule } from './tax-rules.staff.js';

interface RulesTable {
  rows: RuleRow[];
  unknownColumns: string[];
}

const { name: RESOURCE } = taxRuleResource;
const SILENT = new Set(['id', 'updatedat']);
const OPTIONAL = new Set<RuleColumn>(['validTo', 'localPercent']);
const MAX_CELL = 1_000;
const MAX_COLUMNS = 50;

@Injectable()
export class TaxRuleFiles {
  constructor(private readonly dataSource: DataSource) {}

  /** All or nothing. @throws VALIDATION_FAILED at `file` for what is no such table */
  async import(
    actor: SignedInUser,
    { fields, file }: FormWithFile<TaxRulesImport>,
  ): Promise<TaxRulesPreview> {
    if (!file) throw refused('Please choose a file.');
    const table = await readTable(file);
    if (fields.mode === 'preview') {
      return preview(table, planRules(table.rows, await knownRules(this.dataSource.manager)), false);
    }
    return this.dataSource.transaction(async (tx) => {
      await changeRows(tx, lockRules, []);
      const rules = planRules(table.rows, await knownRules(tx));
      const isRight = rules.every(({ outcome }) => outcome !== 'wrong');
      if (isRight) await write(tx, actor, rules);
      return preview(table, rules, isRight);
    });
  }
}

async function knownRules(tx: EntityManager): Promise<AdminTaxRule[]> {
  return (await tx.find(TaxRule)).map(ruleView);
}

const ruleView = ({
  basisPoints,
  tenths,
  localRate,
  createdAt: _at,
  updatedAt,
  ...rule
}: TaxRule): AdminTaxRule => ({
  ...rule,
  percent: (basisPoints * 10 + tenths) / 1_000,
  localPercent: localRate / 1_000,
  updatedAt: updatedAt.toISOString(),
});

/** Changes come first: a rule that ends earlier makes room for a new one. */
async function write(tx: EntityManager, actor: SignedInUser, rules: readonly PlannedRule[]): Promise<void> {
  for (const { outcome, before, fields } of rules) {
    if (outcome !== 'update' || !before || !fields) continue;
    await tx.update(TaxRule, before.id, writtenRule(fields));
    const after = { ...before, ...fields };
    await writeAudit(tx, { actor, action: 'update', resource: RESOURCE, id: before.id, before, after });
  }
  for (const { outcome, fields } of rules) {
    if (outcome !== 'create' || !fields) continue;
    const { id } = await tx.save(tx.create(TaxRule, writtenRule(fields)));
    await writeAudit(tx, { actor, action: 'create', resource: RESOURCE, id, before: null, after: fields });
  }
}

function preview(
  { unknownColumns }: RulesTable,
  rules: readonly PlannedRule[],
  isDone: boolean,
): TaxRulesPreview {
  const count = (outcome: PlannedRule['outcome']) => rules.filter((one) => one.outcome === outcome).length;
  return {
    rows: rules.map(({ row, name, outcome, messages }) => ({ row, name, outcome, messages })),
    created: count('create'),
    updated: count('update'),
    unchanged: count('same'),
    wrong: count('wrong'),
    unknownColumns,
    isDone,
  };
}

const plainName = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
const columnOf = (name: string): RuleColumn | undefined =>
  RULE_COLUMNS.find((column) => plainName(column) === plainName(name));

async function readTable(bytes: Buffer): Promise<RulesTable> {
  const text = decode(bytes);
  if (text.includes('\0'))
    throw refused("This isn't a CSV file. Please save your spreadsheet as CSV and try again.");
  let head: string[] | undefined;
  let row = 0;
  const rows: RuleRow[] = [];
  for await (const record of recordsOf(text)) {
    row += 1;
    if (record.length > MAX_COLUMNS) throw refused(`This file has more than ${MAX_COLUMNS} columns.`);
    if (!head) head = checkedHead(record);
    else if (record.some((cell) => cell.trim() !== '')) {
      if (rows.length >= MAX_TAX_RULES_ROWS) throw refused(TOO_MANY);
      rows.push({ row, cells: cellsOf(head, record) });
    }
  }
  if (!head) throw refused('This file is empty.');
  const unknown = head.filter(
    (name) => name.trim() !== '' && !columnOf(name) && !SILENT.has(plainName(name)),
  );
  return { rows, unknownColumns: unknown.map((name) => cutText(name, 60)) };
}

const TOO_MANY = `This file has more than ${MAX_TAX_RULES_ROWS.toLocaleString('en-US')} rows. Please split it.`;

function checkedHead(names: string[]): string[] {
  const columns = names.map(columnOf);
  const missing = RULE_COLUMNS.filter((column) => !OPTIONAL.has(column) && !columns.includes(column));
  if (missing.length > 0) {
    throw refused(`This file has no column “${missing[0]}”. Its first row has to name the columns.`);
  }
  const double = columns.find((column, index) => column && columns.indexOf(column) !== index);
  if (double) throw refused(`This file has the column “${double}” twice.`);
  return names;
}

function cellsOf(head: readonly string[], record: readonly string[]): RuleRow['cells'] {
  const cells: RuleRow['cells'] = {};
  head.forEach((name, index) => {
    const column = columnOf(name);
    if (column) cells[column] = unguardCell((record[index] ?? '').slice(0, MAX_CELL).trim());
  });
  return cells;
}

const refused = (message: string) => new DomainError('VALIDATION_FAILED', [{ path: 'file', message }]);
