import { TEXT_UNDO_MINUTES } from '../../../contract/following/text-outcomes.js';
import type { ErrorCode } from '../../../contract/shared/errors.js';
import { numbered, quoted, short, type Wording } from './wording.js';

/** What every answer begins with that says what was done. */
export const DONE = 'Listo.';

/** Without á, í, ó, ú: one of them doubles the number of messages (GSM 03.38). */
const FIELD = {
  ...{
    open: 'abierto',
    good: 'hay bastante',
    limited: 'hay poco',
    picked_out: 'ya no hay',
    closed: 'cerrado',
  },
};
const CROP = { ...FIELD, open: 'ya hay' };
const ANSWERS = { coming: 'va a', not_coming: 'no va a', sold_out: 'todo vendido en' };
const DAYS = ['dom', 'lun', 'mar', 'mie', 'jue', 'vie', 'sab'];
const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

const STILL_CLOSED = ' Su granja sigue como cerrada. Para cambiar eso, mande ABIERTO.';
const DRAFT = ' Solo usted y nuestro equipo ven esto hasta que verifiquemos que la granja es suya.';

const REFUSALS: Partial<Record<ErrorCode, string>> = {
  BUSINESS_ROLE_NOT_ALLOWED: 'Su cuenta no tiene permiso para eso.',
  TOO_MANY_FIELD_STATUSES: 'Ya hay demasiados avisos. Termine uno en su panel.',
  VENDOR_REQUIRED: 'Usted no vende productos en Farmgate.',
  MARKET_DAY_CANCELLED: 'Ese mercado ya fue cancelado.',
  MARKET_DAY_OVER: 'Ese mercado ya pasó.',
  PLACE_NOT_FOUND: 'Usted ya no maneja ese mercado en Farmgate.',
  FARM_NOT_FOUND: 'Esa granja ya no es suya en Farmgate.',
};

function day(date: string): string {
  const at = new Date(date);
  return `${DAYS[at.getUTCDay()]} ${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]}`;
}

const on = (date: string | null) => (date === null ? 'hoy' : `el ${day(date)}`);

/** @returns "las 3 p.m." of "15:00", "la 1:30 p.m." of "13:30" */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hour = hours % 12 || 12;
  const past = minutes ? `:${String(minutes).padStart(2, '0')}` : '';
  return `${hour === 1 ? 'la' : 'las'} ${hour}${past} ${hours % 24 < 12 ? 'a.m.' : 'p.m.'}`;
}

export const fieldInSpanish =
  (cropName: (crop: string) => string): Wording['field'] =>
  (crop, state, until) => {
    const said = crop === null ? FIELD[state] : `${cropName(crop)}, ${CROP[state]}`;
    return until === null ? said : `${said} hasta ${clock(until)}`;
  };

export const SPANISH: Wording = {
  help: 'Farmgate: Mande lo que haya cambiado: NO HAY FRESAS, SAB NO, HUEVOS 12 $6, CERRADO HOY o ABIERTO HASTA 3. NO deshace el cambio. STOP para no recibir mensajes. Pueden aplicarse tarifas de mensajes y datos.',
  stopped: 'Farmgate: Ya no le mandaremos mensajes. Mande START para recibirlos otra vez.',
  started: 'Farmgate: Ya puede mandarnos mensajes otra vez. Mande AYUDA para ver ejemplos, STOP para parar.',
  dailyStopped: 'Ya no le mandaremos el correo diario.',
  dailyStarted: 'Le mandaremos el correo diario otra vez.',
  done: (labels, { isHidden = false, isDraft = false } = {}) =>
    short(
      `${DONE} ${labels.join('; ')}. Responda NO antes de ${TEXT_UNDO_MINUTES} minutos para deshacer.${isHidden ? STILL_CLOSED : ''}${isDraft ? DRAFT : ''}`,
    ),
  ask: (labels) => `¿A qué se refiere? Responda con la cifra. ${numbered(labels)}`,
  notUnderstood: (body, reason = `No entendimos "${quoted(body)}".`) =>
    short(`Nada ha cambiado. ${reason} Queda en su panel. Mande AYUDA para ver ejemplos.`),
  refused: ({ code }) =>
    short(`Nada ha cambiado. ${REFUSALS[code] ?? 'Eso no se puede hacer ahora. Por favor vea su panel.'}`),
  undone: (done) =>
    short(
      `Se deshizo: ${done.replace(/^Listo\. /, '').replace(/ Responda NO antes de \d+ minutos para deshacer\..*$/, '')}`,
    ),
  noneChosen: 'OK, ninguno de estos. Nada ha cambiado.',
  nothingToUndo: `No hay nada que deshacer de hace menos de ${TEXT_UNDO_MINUTES} minutos.`,
  changedSince: 'No se deshizo nada. Alguien hizo otro cambio. Por favor vea su panel.',
  nothingAsked: 'Nada ha cambiado. No hay una pregunta que responder con una cifra.',
  allOfThem: 'todos',
  nameExactly: 'Eso puede ser de varios de los suyos. Por favor mande el nombre completo, uno por mensaje.',
  noFarm: 'Usted no tiene una granja en Farmgate.',
  isOver: 'Ya pasa de esa hora.',
  sayFromWhen: 'Por favor diga de qué hora a qué hora, como ABIERTO SAB 9 A 3.',
  noSuchGoods: (words) => `Usted no vende nada que se llame "${words}".`,
  noSuchProduct: (words) => `Usted no tiene un producto que se llame "${words}".`,
  notOnRoster: 'Usted no aparece en la lista de un mercado para esa fecha.',
  noMarketDay: 'No tiene mercado para esa fecha.',
  noMarket: 'Usted no administra un mercado aqui. Para su puesto, escriba el dia y NO, como SAB NO.',
  dayCanceled: 'Ese mercado ya fue cancelado. Si lo va a hacer, por favor cambie eso en su panel.',
  dayIsOn: 'Ese mercado sigue en pie. Para cancelar, mande la fecha y NO, como SAB NO.',
  marketHours: 'Por favor cambie ese horario en su panel. Por mensaje solo se cambia el de un mercado hoy.',
  field: fieldInSpanish((crop) => crop),
  figures: (count, cents) =>
    [
      count === null ? null : count === 0 ? 'agotado' : `${count === 1 ? 'queda' : 'quedan'} ${count}`,
      cents === null ? null : `a $${(cents / 100).toFixed(2)}`,
    ]
      .filter(Boolean)
      .join(' '),
  market: (answer, market, date) => `${ANSWERS[answer]} ${market} ${on(date)}`,
  closed: (date) => `cerrado ${on(date)}`,
  canceled: (date) => `mercado cancelado ${on(date)}`,
  hours: (date, opens, closes) => `abierto ${on(date)}, de ${clock(opens)} a ${clock(closes)}`,
};
