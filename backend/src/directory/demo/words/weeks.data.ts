import type { Weekday } from '../../../contract/directory/hours.js';
import type { PlaceKind } from '../../../contract/directory/place-kinds.js';

interface Week {
  days: readonly Weekday[];
  text: string;
  hours: readonly (readonly [opens: string, closes: string])[];
}

/** Weeks that farms and their stores keep: the days, how a sentence calls them, and usual hours. */
export const FARM_WEEKS: Record<Exclude<PlaceKind, 'farmers_market'>, readonly Week[]> = {
  farm_stand: [
    {
      days: [0, 1, 2, 3, 4, 5, 6],
      text: 'every day',
      hours: [
        ['08:00', '18:00'],
        ['07:00', '19:00'],
        ['09:00', '18:00'],
      ],
    },
    {
      days: [4, 5, 6, 0],
      text: 'Thursday to Sunday',
      hours: [
        ['09:00', '17:00'],
        ['10:00', '18:00'],
      ],
    },
    {
      days: [5, 6, 0],
      text: 'Friday to Sunday',
      hours: [
        ['09:00', '17:00'],
        ['10:00', '17:00'],
      ],
    },
    {
      days: [3, 6],
      text: 'Wednesdays and Saturdays',
      hours: [
        ['09:00', '16:00'],
        ['10:00', '18:00'],
      ],
    },
  ],
  on_farm_market: [
    {
      days: [2, 3, 4, 5, 6],
      text: 'Tuesday to Saturday',
      hours: [
        ['10:00', '17:00'],
        ['09:00', '17:30'],
      ],
    },
    {
      days: [3, 4, 5, 6, 0],
      text: 'Wednesday to Sunday',
      hours: [
        ['10:00', '17:00'],
        ['10:00', '18:00'],
      ],
    },
    {
      days: [5, 6],
      text: 'Fridays and Saturdays',
      hours: [
        ['09:00', '16:00'],
        ['10:00', '17:00'],
      ],
    },
    {
      days: [1, 2, 3, 4, 5, 6],
      text: 'Monday to Saturday',
      hours: [
        ['09:00', '17:00'],
        ['08:00', '17:00'],
      ],
    },
    {
      days: [6],
      text: 'Saturdays',
      hours: [
        ['09:00', '13:00'],
        ['10:00', '15:00'],
      ],
    },
  ],
  csa: [
    {
      days: [2],
      text: 'Tuesday afternoons',
      hours: [
        ['15:00', '19:00'],
        ['14:00', '18:30'],
      ],
    },
    {
      days: [4],
      text: 'Thursday afternoons',
      hours: [
        ['15:00', '19:00'],
        ['15:30', '18:30'],
      ],
    },
    { days: [3, 6], text: 'Wednesdays and Saturdays', hours: [['14:00', '18:00']] },
    {
      days: [5],
      text: 'Friday afternoons',
      hours: [
        ['14:00', '18:00'],
        ['15:00', '19:00'],
      ],
    },
  ],
  food_hub: [
    {
      days: [4],
      text: 'Thursday afternoons',
      hours: [
        ['14:00', '18:00'],
        ['15:00', '18:30'],
      ],
    },
    { days: [3, 5], text: 'Wednesdays and Fridays', hours: [['11:00', '17:00']] },
    { days: [5], text: 'Friday afternoons', hours: [['13:00', '18:00']] },
  ],
  agritourism: [
    {
      days: [6, 0],
      text: 'Saturdays and Sundays',
      hours: [
        ['10:00', '17:00'],
        ['10:00', '16:00'],
      ],
    },
    {
      days: [5, 6, 0],
      text: 'Friday to Sunday',
      hours: [
        ['10:00', '17:00'],
        ['09:00', '17:00'],
      ],
    },
    { days: [6], text: 'Saturdays', hours: [['10:00', '15:00']] },
  ],
  u_pick: [
    {
      days: [5, 6, 0],
      text: 'Friday to Sunday',
      hours: [
        ['08:00', '14:00'],
        ['08:00', '17:00'],
        ['09:00', '17:00'],
      ],
    },
    {
      days: [6, 0],
      text: 'Saturdays and Sundays',
      hours: [
        ['08:00', '15:00'],
        ['09:00', '17:00'],
      ],
    },
    {
      days: [2, 3, 4, 5, 6],
      text: 'Tuesday to Saturday',
      hours: [
        ['08:00', '13:00'],
        ['08:00', '17:00'],
      ],
    },
    {
      days: [0, 1, 2, 3, 4, 5, 6],
      text: 'every day',
      hours: [
        ['08:00', '17:00'],
        ['07:30', '18:00'],
      ],
    },
  ],
};
