import { useState } from 'react';
import { type Identifier, useDataProvider, useNotify, useRefresh, useResourceContext } from 'react-admin';
import type { BackOfficeData } from '../../lib/data-provider';
import { doneText } from './done-text.rules';

interface Options {
  /** Of another resource than the page's. */
  resource?: string;
  /** Said when it is done; left out where the page shows it anyway. */
  success?: string;
  /** Whom the server writes to about it, where it can. */
  tells?: string;
}

/**
 * Does something to records: POST /api/admin/{resource}/{id}/{action}.
 * @returns whether it is under way, and the function that does it to one or more records; that tells how many
 * it worked for
 */
export function useAct(action: string, { resource: given, success, tells }: Options) {
  const own = useResourceContext();
  const resource = given ?? own ?? '';
  const data = useDataProvider<BackOfficeData>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isWaiting, setIsWaiting] = useState(false);

  /**
   * @param news said behind what was done
   * @throws HttpError when it did not work for a single record, so that a form can show what is wrong
   */
  const act = async (ids: readonly Identifier[], body: object = {}, news = ''): Promise<number> => {
    setIsWaiting(true);
    const problems: Error[] = [];
    let emails = 0;
    // One after the other: each is a transaction of its own, and the list may be long.
    for (const id of ids) {
      await data.act(resource, id, action, body).then(
        (answer) => (emails += answer.emails),
        (error: Error) => problems.push(error),
      );
    }
    setIsWaiting(false);
    const done = ids.length - problems.length;
    const [first] = problems;
    if (first && ids.length === 1) {
      notify(first.message, { type: 'error' });
      throw first;
    }
    if (first)
      notify(`${done} of ${ids.length} done. ${first.message}`, {
        type: 'warning',
        autoHideDuration: 10_000,
      });
    else if (success !== undefined)
      notify([doneText(success, tells, emails, done), news].join(' ').trim(), { type: 'success' });
    refresh();
    return done;
  };
  return { act, isWaiting };
}
