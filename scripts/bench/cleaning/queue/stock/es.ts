import type { Stock } from './stock.ts';

export const es: Stock = {
  matters: {
    'card-reader': {
      negative: [
        'El lector de tarjetas pierde la conexión Bluetooth {n} veces al día y mandamos a la gente al cajero.',
        'Desde la actualización el lector de tarjetas se desconecta en mitad del cobro, es insoportable.',
        'El lector de tarjetas dice «no vinculado» aunque lo vinculé el {day}, un horror con la cola que hay.',
      ],
      neutral: [
        '¿Cómo vinculo un segundo lector de tarjetas a la misma tableta?',
        '¿Qué versión de Bluetooth necesita el lector de tarjetas?',
      ],
      positive: ['El nuevo lector de tarjetas se vinculó al momento y sigue conectado, estupendo.'],
    },
    'slow-export': {
      negative: [
        'La exportación mensual tarda {n} minutos y luego sale una página en blanco.',
        'Exportar las ventas a una hoja de cálculo es desesperante desde el {day}.',
        'No puedo cerrar la contabilidad porque la exportación no termina nunca.',
      ],
      neutral: [
        '¿Puede enviarse la exportación sola al gestor cada {day}?',
        '¿Qué columnas tiene la exportación mensual?',
      ],
      positive: ['La exportación es rapidísima, {n} segundos para todo el mes, una maravilla.'],
    },
    'tax-rate': {
      negative: [
        'Los tiques llevan un IVA equivocado en la comida para llevar y Hacienda no perdona.',
        'Desde el {day} todos los libros salen al 21 %, y eso está mal.',
        'El IVA del tique y el del informe difieren en {amount}, un desastre.',
      ],
      neutral: ['¿Cómo pongo otro IVA para las bebidas?', '¿Desde qué fecha se aplica un IVA nuevo?'],
      positive: ['Cambiar el IVA de toda la carta me llevó un minuto, excelente.'],
    },
    'stock-count': {
      negative: [
        'Las existencias están mal tras cada sincronización, vendimos {n} chaquetas que no existen.',
        'Las existencias de {place} marcan menos {n} piezas, es absurdo.',
        'Tras el inventario del {day} las existencias volvieron a los números viejos, horas perdidas.',
      ],
      neutral: [
        '¿Se pueden contar las existencias de un solo estante?',
        '¿Cada cuánto se sincronizan las existencias con la tienda en línea?',
      ],
      positive: ['Contar existencias con la cámara del móvil es fantástico, acabamos en {n} minutos.'],
    },
    'login-code': {
      negative: [
        'El código de acceso no llega nunca, lo intenté {n} veces esta mañana.',
        'Estoy bloqueada porque el código de acceso llega cuando ya ha caducado.',
        'Nadie en {place} puede entrar, el SMS con el código no se envía.',
      ],
      neutral: [
        '¿Puede llegar el código de acceso por correo?',
        '¿Cómo cambio el número que recibe el código de acceso?',
      ],
      positive: ['Entrar con el código es tan fácil que hasta mi padre lo hace encantado.'],
    },
    'double-charge': {
      negative: [
        'Han cobrado la suscripción dos veces este mes, {amount} cada vez.',
        'Hay dos cargos por la misma factura de la suscripción y estoy muy molesto.',
        'Nos cobran {n} cajas y solo tenemos una, basta ya.',
      ],
      neutral: ['¿Qué día del mes se cobra la suscripción?', '¿Podemos pagar la suscripción una vez al año?'],
      positive: ['Gracias por corregir el cargo en una hora, magnífico.'],
    },
    'receipt-printer': {
      negative: [
        'La impresora de {place} saca papel en blanco desde el {day}.',
        'Cada tique se imprime dos veces y el rollo se acaba en {n} horas, fatal.',
        'La impresora corta el tique en medio del total, queda horrible.',
      ],
      neutral: ['¿Qué ancho de papel usa la impresora?', '¿Puede la impresora imprimir nuestro logotipo?'],
      positive: ['La impresora es silenciosa y rápida, a nuestros clientes les encanta.'],
    },
    'gift-cards': {
      negative: [
        'Las tarjetas regalo de antes del {day} se rechazan, qué vergüenza.',
        'Una clienta traía una tarjeta regalo de {amount} y la caja no la aceptó.',
        'No podemos canjear tarjetas regalo en {place} y la gente se enfada.',
      ],
      neutral: [
        '¿Cuánto tiempo valen las tarjetas regalo?',
        '¿Dónde veo qué tarjetas regalo siguen abiertas?',
      ],
      positive: ['Vendimos {n} tarjetas regalo en un día y todas funcionaron, genial.'],
    },
    'staff-rights': {
      negative: [
        'Cualquier becario puede hacer descuentos aunque quité ese permiso {n} veces.',
        'Los permisos del personal son una pesadilla, nadie entiende las casillas.',
        'Mi encargada pierde sus permisos cada {day}, es desesperante.',
      ],
      neutral: [
        '¿Hay un rol que vea informes pero no cambie precios?',
        '¿Cómo copio los permisos de un empleado?',
      ],
      positive: ['Los roles nuevos son claros y sencillos, di de alta a {n} empleados en nada.'],
    },
    'offline-sales': {
      negative: [
        'Cuando cayó internet el {day} se perdieron todas las ventas sin conexión.',
        'La caja de {place} se congeló sin internet aunque el modo sin conexión estaba activo.',
        '{n} tiques sin conexión nunca llegaron y faltan {amount}.',
      ],
      neutral: [
        '¿Cuántos días aguanta una caja sin conexión?',
        '¿Se puede cobrar con tarjeta en modo sin conexión?',
      ],
      positive: ['El modo sin conexión nos salvó el {day} en el mercado, todo llegó después.'],
    },
    'slow-refunds': {
      negative: [
        'Los reembolsos a tarjeta tardan {n} semanas y los clientes nos culpan.',
        'Un reembolso de {amount} del {day} sigue sin llegar, qué bochorno.',
        'El reembolso figura como hecho y el dinero no aparece.',
      ],
      neutral: ['¿Cuánto tarda un reembolso a la tarjeta?', '¿Puedo reembolsar solo una parte?'],
      positive: ['El reembolso llegó a la mañana siguiente, nuestro cliente quedó encantado.'],
    },
    'late-hardware': {
      negative: [
        'El terminal que pedimos hace {n} semanas sigue sin llegar.',
        'El equipo estaba prometido para el {day} y abrimos {place} sin caja.',
        'Cancelaron la entrega de las cajas nuevas sin avisar, estoy indignada.',
      ],
      neutral: [
        '¿Cuándo se envía el terminal?',
        '¿Se puede cambiar la dirección de entrega de los terminales?',
      ],
      positive: ['Los terminales llegaron un día antes y perfectamente embalados, gracias.'],
    },
  },
  details: {
    negative: [
      'Así no podemos seguir.',
      'Ya lo avisé y no me dijeron nada útil.',
      'Si sigue así buscaremos otra cosa.',
      'Nos cuesta unos {amount} a la semana.',
      'Me prometieron una llamada el {day} y no llamó nadie.',
      'Mi mujer tuvo que apuntarlo todo en papel.',
    ],
    neutral: [
      'Usamos la caja de {place}.',
      'En los ajustes no lo he visto.',
      'Somos {n}.',
      'No corre prisa, el {day} está bien.',
      'Me basta con un enlace.',
    ],
    positive: [
      'Dígaselo a sus compañeros.',
      '¡Sigan así!',
      'Los recomendamos a todo el mundo.',
      'Vale los {amount}.',
    ],
  },
  followUps: {
    negative: ['Sigue sin funcionar, nada ha cambiado.', 'No ha servido de nada.'],
    neutral: ['El número de serie es TB-{n}417.', 'Sí, desde el {day}.'],
    positive: ['¡Ahora va todo, qué maravilla!', 'Perfecto, ya funciona, mil gracias.'],
  },
  openings: ['Hola:', 'Buenos días,', 'Estimados señores:'],
  closings: ['Un saludo,', 'Saludos cordiales,', 'Atentamente,'],
  devices: ['Enviado desde mi iPhone', 'Enviado desde mi Galaxy'],
  days: ['lunes', 'martes', 'viernes', 'sábado'],
  places: ['la panadería', 'la tienda', 'la librería', 'la plaza'],
  subjects: {
    'card-reader': 'Lector de tarjetas',
    'slow-export': 'Exportación',
    'tax-rate': 'IVA',
    'stock-count': 'Existencias',
    'login-code': 'Código de acceso',
    'double-charge': 'Suscripción',
    'receipt-printer': 'Impresora',
    'gift-cards': 'Tarjetas regalo',
    'staff-rights': 'Roles',
    'offline-sales': 'Sin conexión',
    'slow-refunds': 'Reembolso',
    'late-hardware': 'Nuestro pedido',
  },
  wrote: 'El {date}, {agent} <support@tallybird.example> escribió:',
  macros: [
    '¡Gracias por contactar con el soporte de Tallybird! Será un placer ayudarle.',
    'Lamento muchísimo las molestias ocasionadas y entiendo perfectamente su enfado.',
    '¿Podría reiniciar la tableta, abrir de nuevo la aplicación y decirme si ayuda?',
    'Para investigarlo necesito el número de serie que está detrás del aparato.',
    '¡Buenas noticias! Nuestro equipo ha publicado una solución. Actualice la aplicación, por favor.',
    'He pasado su caso a nuestro equipo técnico y le escribiré lo antes posible.',
    'El reembolso está emitido y debería llegar en cinco días hábiles.',
    'Encontrará las instrucciones en nuestro centro de ayuda, en Primeros pasos.',
    '¡Muchísimas gracias por sus bonitas palabras, nos alegran el día!',
    'He añadido su deseo a nuestra hoja de ruta. Gracias por ayudarnos a mejorar.',
    'Solo quería preguntarle si pudo probar los pasos anteriores.',
    'Como no he tenido noticias suyas, cierro esta conversación por ahora.',
    'Un aparato de repuesto va de camino, sin coste alguno.',
    '¿Tendría diez minutos para una llamada con uno de nuestros especialistas?',
    '¡Me alegra mucho que todo vuelva a funcionar! No dude en contactarnos cuando quiera.',
  ],
  agentOpening: 'Hola, {name}:',
  agentClosing: '¡Que tenga un día estupendo! {agent}, atención al cliente de Tallybird',
  received: 'Hemos recibido su solicitud y responderemos en un día hábil. Su número de ticket es {ticket}.',
  invitation: '¿Cómo valora nuestra ayuda? Buena, estoy satisfecho / Mala, no estoy satisfecho',
  legal: 'Este mensaje es confidencial y se dirige solo a su destinatario.',
  firstNames: ['Remedios', 'Unai', 'Candela', 'Fermín', 'Araceli', 'Nuria'],
  lastNames: ['Berrocal', 'Etxeandia', 'Pastrana', 'Quiñones', 'Morcillo', 'Vilaplana'],
};
