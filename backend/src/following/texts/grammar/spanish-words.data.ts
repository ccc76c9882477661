const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** Without words that are English as well, such as "no". */
export const SPANISH_PHRASE_WORDS: ReadonlySet<string> = new Set(
  words(`
    alto parar cancelar empezar iniciar comenzar ayuda deshacer deshaz
    abierto abierta abiertos abiertas listo lista listos listas hay ya abrimos disponible disponibles
    mucho mucha muchos muchas bueno buena buenos buenas bastante bastantes
    poco poca pocos pocas quedan queda limitado limitada limitados limitadas casi
    mas se acabo acabaron termino terminaron terminado terminada terminados terminadas
    cerrado cerrada cerrados cerradas agotado agotada agotados agotadas
    vendido vendidos vendidas todo todos todas vendio vendieron vendimos
    si vamos voy ir podemos puedo al el este mercado estaremos estamos esta estan la las los puesto granja tienda de dia
    nuestros nuestras hoy ahora campo campos y hasta abriremos cerraremos cerramos cierra cierro cerrando desde
    manana dom domingo lun lunes martes mie miercoles jue jueves vie viernes sab sabado
    docena docenas libra libras manojo manojos canasta canastas cajas frascos bolsas tenemos por
  `),
);

export const SPANISH_WORDS: ReadonlySet<string> = new Set(
  words(`
    que para con pero gracias hola mi mis su sus un una unos unas del como cuando donde cuanto cuanta cuantos
    cuantas porque muy tambien son es tengo tiene tienen vendo venden vender abre abren hora horas semana
    fresco fresca frescos frescas precio dolares gente cosecha lluvia llego llegaron nadie nada
  `),
);
