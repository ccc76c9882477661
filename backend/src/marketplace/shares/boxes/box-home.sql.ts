/** Aliases: of a box (`promises`), the day that it was promised for, and the window of its pickup. */
interface Aliases {
  box: string;
  day: string;
  window: string;
}

/**
 * SQL: of a moved box its own day’s window (`home`), and where a box is once what was done with it is taken
 * back (`back_day`, `back`): on the day that it is on, of a moved one its own, or where the farm moved that
 * as it canceled it.
 */
export const homeOfBox = ({ box, day, window }: Aliases): string => `
  LEFT JOIN pickup_windows AS home ON ${box}.shifted_to IS NOT NULL AND home.schedule_id = ${window}.schedule_id
    AND home.date = ${day}.date AND ${day}.state <> 'canceled'
  JOIN share_dates AS back_from ON back_from.id =
    CASE WHEN ${box}.state = 'shifted' THEN ${box}.date_id ELSE coalesce(${box}.shifted_to, ${box}.date_id) END
  LEFT JOIN share_dates AS back_day ON back_day.state <> 'canceled' AND back_day.id =
    CASE WHEN back_from.state = 'canceled' THEN back_from.to_date_id ELSE back_from.id END
  LEFT JOIN pickup_windows AS back ON back.schedule_id = ${window}.schedule_id AND back.date = back_day.date
    AND back.status <> 'canceled'`;

const endOf = (column: string, { box, window }: Pick<Aliases, 'box' | 'window'>) => `coalesce(least(
    CASE WHEN ${box}.state <> 'held' OR back_from.state <> 'canceled' THEN ${window}.${column} END, home.${column},
    CASE WHEN back_from.state = 'canceled' THEN back.${column} END), ${window}.${column})`;

/** SQL, with the joins above: until when its member may change a box, its farm, and where it goes back to. */
export const endsOfBox = (of: Pick<Aliases, 'box' | 'window'>): string => `
    ${endOf('orders_close_at', of)} AS "changeUntil", ${endOf('ends_at', of)} AS "overAt",
    CASE WHEN back.id IS NOT NULL OR back_day.id = coalesce(${of.box}.shifted_to, ${of.box}.date_id)
      THEN back_day.id END AS "backTo"`;
