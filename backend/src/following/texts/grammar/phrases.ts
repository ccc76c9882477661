/** Lower case, no accents. All of a text has to be in these tables, so a missing phrase does nothing. */

export type FieldState = 'open' | 'good' | 'limited' | 'picked_out' | 'closed';

/** Sunday is 0. */
export type TextDay = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 'today' | 'tomorrow';

export type MarketAnswer = 'coming' | 'not_coming' | 'sold_out';

/** STOP, START and HELP are the words of American carriers. */
export const KEYWORDS = {
  stop: ['stop', 'stopall', 'stop all', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout', 'opt out']
    .concat(['alto', 'parar', 'cancelar'])
    .concat(['stop please', 'please stop']),
  start: ['start', 'unstop', 'empezar', 'iniciar', 'comenzar'],
  help: ['help', 'info', 'ayuda'],
  undo: ['no', 'no no', 'undo', 'undo that', 'undo it', 'deshacer', 'deshaz'],
} as const;

export const FIELD_PHRASES: Readonly<Record<FieldState, readonly string[]>> = {
  open: [
    'open',
    'picking',
    'ready',
    'ready to pick',
    'in',
    'back',
    'open again',
    'back in',
    'ready for picking',
  ]
    .concat(['open for picking', 'available', 'abierto', 'abierta', 'abiertos', 'abiertas', 'listo', 'lista'])
    .concat(['listos', 'listas', 'hay', 'ya hay', 'abrimos', 'disponible', 'disponibles']),
  good: [
    'good',
    'good picking',
    'picking good',
    'great',
    'great picking',
    'plenty',
    'lots',
    'loaded',
    'plentiful',
  ]
    .concat([
      'plenty left',
      'lots left',
      'hay mucho',
      'hay mucha',
      'hay muchos',
      'hay muchas',
      'mucho',
      'mucha',
    ])
    .concat(['muchos', 'muchas', 'bueno', 'buena', 'buenos', 'buenas', 'bastante', 'bastantes', 'excellent'])
    .concat(['lots of', 'plenty of']),
  limited: [
    'limited',
    'few',
    'a few',
    'few left',
    'a few left',
    'some left',
    'low',
    'running low',
    'running out',
  ]
    .concat([
      'almost out',
      'almost gone',
      'light',
      'light picking',
      'slim',
      'slim picking',
      'not many',
      'not much',
    ])
    .concat(['not many left', 'not much left', 'poco', 'poca', 'pocos', 'pocas', 'hay poco', 'hay poca'])
    .concat([
      'hay pocos',
      'hay pocas',
      'quedan pocos',
      'quedan pocas',
      'queda poco',
      'queda poca',
      'limitado',
    ])
    .concat(['limitada', 'limitados', 'limitadas', 'casi no hay', 'casi agotado', 'casi agotadas'])
    .concat(['low on', 'running low on', 'running out of', 'almost out of']),
  picked_out: [
    'picked out',
    'all picked',
    'all picked out',
    'picked over',
    'gone',
    'all gone',
    'finished',
    'done',
  ]
    .concat(['no more', 'none left', 'nothing left', 'out', 'all out', 'no hay', 'no hay mas', 'ya no hay'])
    .concat(['se acabo', 'se acabaron', 'ya se acabo', 'ya se acabaron', 'se termino', 'se terminaron'])
    .concat(['no queda', 'no quedan', 'terminado', 'terminada', 'terminados', 'terminadas']),
  closed: ['closed', 'cerrado', 'cerrada', 'cerrados', 'cerradas'],
};

/** Of a product, or of a field where there is no such product. */
export const SOLD_OUT_PHRASES = [
  'sold out',
  'soldout',
  'all sold',
  'agotado',
  'agotada',
  'agotados',
  'agotadas',
]
  .concat(['vendido', 'vendidos', 'vendidas', 'todo vendido', 'se vendio todo'])
  .concat(['se vendieron', 'se vendieron todos', 'se vendieron todas'])
  .concat(['out of', 'all out of', 'sold out of', 'all sold out of']);

/** Compared without `MARKET_FILLERS`. */
export const MARKET_PHRASES: Readonly<Record<MarketAnswer, readonly string[]>> = {
  coming: [
    'yes',
    'coming',
    'there',
    'going',
    'yes coming',
    'yes there',
    'si',
    'vamos',
    'si vamos',
    'voy',
    'si voy',
  ],
  not_coming: [
    'no',
    'not coming',
    'not there',
    'not going',
    'no coming',
    'cant come',
    'cant make it',
    'cant',
    'wont',
  ]
    .concat(['wont there', 'not make it', 'no vamos', 'no voy', 'no vamos ir', 'no podemos', 'no puedo'])
    .concat(['no podemos ir', 'no puedo ir']),
  sold_out: [
    'sold out',
    'all sold out',
    'all sold',
    'agotado',
    'todo vendido',
    'vendimos todo',
    'se acabo todo',
  ],
};

/** With "today" these would be about a market or about the farm itself. */
export const NEEDS_WEEKDAY: readonly string[] = ['yes', 'no', 'si', 'there', 'cant', 'wont'];

export const MARKET_FILLERS: ReadonlySet<string> = new Set(
  'we were are am im ill well i will be the market at for on to this in al el a este mercado estaremos'.split(
    ' ',
  ),
);

/** "THE MARKET IS CLOSED TODAY" */
export const OF_MARKET: ReadonlySet<string> = new Set(['market', 'mercado']);
export const OF_MARKET_FILLERS: ReadonlySet<string> = new Set(
  'the our my this farmers farmer el este mi nuestro'.split(' '),
);

/** "OUR MARKET STAND IS CLOSED" */
export const OWN_PLACES: ReadonlySet<string> = new Set(
  'stand farm store field fields patch puesto granja tienda campo campos'.split(' '),
);

export const HOURS_FILLERS: ReadonlySet<string> = new Set(
  'we were are am im well will be is the stand farm store at on estamos esta el la a las los puesto granja tienda de'
    .concat(' este for all day todo dia this')
    .split(' '),
);

export const SUBJECT_FILLERS: ReadonlySet<string> = new Set(
  'the our my is are were we have all for today now u pick upick your own field fields patch stand farm el la'
    .concat(' los las nuestros nuestras esta estan estamos hoy ahora campo campos puesto granja de')
    .split(' '),
);

/** "WE ARE OUT OF EGGS" */
export const WE_ARE: ReadonlySet<string> = new Set('we are were have'.split(' '));
/** The longest first. */
export const TAILS: readonly (readonly string[])[] = [
  ['for', 'the', 'day'],
  ...['for today', 'for now', 'por hoy', 'por ahora'].map((tail) => tail.split(' ')),
  ...['today', 'hoy', 'now', 'ahora'].map((tail) => [tail]),
];

export const AND: ReadonlySet<string> = new Set(['and', 'y', 'e', '&']);
export const UNTIL: ReadonlySet<string> = new Set([
  'til',
  'till',
  'until',
  'to',
  'thru',
  'through',
  'hasta',
  '-',
]);
/** "OPEN 9 A 3" */
export const RANGE: ReadonlySet<string> = new Set([...UNTIL, 'a']);
export const OPEN: ReadonlySet<string> = new Set(
  'open opened abierto abierta abrimos abriremos opening'.split(' '),
);
export const CLOSED: ReadonlySet<string> = new Set('closed cerrado cerrada cerrados cerraremos'.split(' '));
/** With a time behind it; alone it is said of today. */
export const CLOSING: ReadonlySet<string> = new Set(
  'closing close closes cerramos cierra cierro cerrando'.split(' '),
);
export const FROM: ReadonlySet<string> = new Set(['from', 'de', 'desde']);

export const DAYS: Readonly<Record<string, TextDay>> = {
  ...{
    today: 'today',
    hoy: 'today',
    tonight: 'today',
    tomorrow: 'tomorrow',
    tmrw: 'tomorrow',
    manana: 'tomorrow',
  },
  ...{ sun: 0, sunday: 0, dom: 0, domingo: 0 },
  ...{ mon: 1, monday: 1, lun: 1, lunes: 1 },
  ...{ tue: 2, tues: 2, tuesday: 2, mar: 2, martes: 2 },
  ...{ wed: 3, weds: 3, wednesday: 3, mie: 3, miercoles: 3 },
  ...{ thu: 4, thur: 4, thurs: 4, thursday: 4, jue: 4, jueves: 4 },
  ...{ fri: 5, friday: 5, vie: 5, viernes: 5 },
  ...{ sat: 6, saturday: 6, sab: 6, sabado: 6 },
};

/** "EGGS 12 DOZEN $6" */
export const UNITS: ReadonlySet<string> = new Set(
  'left each ea dozen doz lb lbs pound pounds bunch bunches basket baskets pint pints quart quarts jar jars bag bags box'
    .concat(
      ' boxes pcs pieces docena docenas libra libras manojo manojos canasta canastas cajas frascos bolsas',
    )
    .split(' '),
);

export const FOR: ReadonlySet<string> = new Set(['for', 'por']);
export const PRODUCT_FILLERS: ReadonlySet<string> = new Set(
  'the have we are at for a an now hay tenemos quedan a por ahora las los el la only solo just'.split(' '),
);
