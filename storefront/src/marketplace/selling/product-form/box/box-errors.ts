import { issuesOf } from '../../../../lib/api/field-issues';
import { type BoxPath, type BoxValues, boxIssues, boxPath } from './box-values';

/** Puts what is wrong with a box where the form says it, in place of where the contract has it. */
export function withBoxIssues(errors: Record<string, unknown>, box: BoxValues): void {
  delete errors.box;
  const found = boxIssues(box);
  if (found.size === 0) return;
  errors.box = box.map(({ parts }, index) => {
    const message = found.get(`box.${index}`);
    const own = parts.map((_part, at) => {
      const wrong = found.get(`box.${index}.parts.${at}.quantity`);
      return wrong === undefined ? undefined : { quantity: { type: 'custom', message: wrong } };
    });
    return message === undefined && own.every((one) => one === undefined)
      ? undefined
      : { ...(message !== undefined && { type: 'custom', message }), parts: own };
  });
}

/** @returns what the server found wrong with a box, by where the form says it */
export const boxIssuesOf = (error: unknown): [BoxPath, string][] =>
  issuesOf(error).flatMap(({ path, message }): [BoxPath, string][] => {
    const at = boxPath(path);
    return at === null ? [] : [[at, message]];
  });
