/** Spanish words for English ones, as customers write them; the usual word first. */
export const es = `
battery: batería, pila, acumulador
charge: carga, cargar, cobro, cobrar, cargo*
charger: cargador
charging: carga, cargando, cargar, recarga
cable: cable, cordón*
plug: enchufe, clavija, enchufar, conector
socket: enchufe, toma, tomacorriente
power: energía, potencia, corriente, alimentación, encendido
drain: desagüe, agotar, gastar, consume*, descarga
empty: vacío, vaciar, agotado
dead: muerto, morir, murió, sin batería
adapter: adaptador
wire: cable*, alambre
wireless: inalámbrico, sin cable, sin cables, wireless
screen: pantalla, display*
display: pantalla, display, visor, mostrar, muestra
touchscreen: pantalla táctil, táctil, touch*
keyboard: teclado
button: botón, botones, tecla
switch: interruptor, cambiar, conmutador, switch
key: llave, tecla, clave
lock: cerradura, bloquear, bloqueo, candado, cerrojo
unlock: desbloquear, desbloqueo, abrir
door: puerta, portón
window: ventana, ventanilla
handle: mango, asa*, manija, manilla, tirador
lid: tapa, tapadera
case: funda, estuche, carcasa, caso
cover: funda, cubierta, tapa, cubrir
strap: correa*, pulsera, tira
band: correa*, banda*, pulsera
clip: clip, pinza, enganche
hook: gancho, percha, colgador
magnet: imán, imanes, magnético
sensor: sensor, detector*
microphone: micrófono, micro*
speaker: altavoz, altavoces, parlante, bocina, ponente
headphones: auriculares, audífonos, cascos
earphones: auriculares, audífonos, cascos
volume: volumen, volúmenes
sound: sonido, audio*, sonar*, suena
noise: ruido
noisy: ruidoso, mucho ruido
loud: alto*, fuerte, ruidoso, volumen alto
quiet: tranquilo, silencioso, bajito
silent: silencioso, silencio, mudo
buzz: zumbido, zumbar, zumba
beep: pitido, pitar, bip
echo: eco*, reverberación
static: estática, interferencia, ruido estático
music: música
voice: voz, voces*
call: llamada, llamar
phone: teléfono, móvil, celular, telefónico
mobile: móvil, celular, teléfono móvil
smartphone: smartphone, móvil, celular, teléfono inteligente
tablet: tablet, tableta, iPad
laptop: portátil, laptop, ordenador portátil, notebook*
computer: ordenador, computadora, computador, PC*, equipo
printer: impresora
print: imprimir, impresión, impreso, imprime
scanner: escáner, lector, scanner
scan: escanear, escaneo, escáner
camera: cámara
photo: foto, fotografía
picture: foto, imagen, cuadro
image: imagen, imágenes, foto
video: vídeo, video
film: película, peli, film, filmar
recording: grabación, grabaciones
record: grabar, grabación, registro, registrar
replay: repetición, repetir, reproducir
stream: stream, streaming, emitir, transmisión, retransmisión
television: televisión, tele, televisor, TV*
remote: mando, control remoto, remoto, a distancia
watch: reloj, ver, mirar, viendo
wrist: muñeca
clock: reloj, hora
alarm: alarma, despertador
timer: temporizador, cronómetro, timer
light: luz, luces, ligero, liviano, iluminación
lamp: lámpara, foco, flexo
bulb: bombilla, foco, bombillo
bright: brillante, luminoso, claro, brillo
dark: oscuro, oscuridad, a oscuras
dim: tenue, poca luz, atenuar, apagado
color: color, colores
colour: color*, colores
app: app, aplicación, apps
application: aplicación, app*, solicitud, candidatura
software: software, programa, aplicación
program: programa, programar, software*
website: web*, página web, sitio web, página
site: sitio, página, web*, lugar*
page: página, web*
homepage: página principal, inicio, portada, página web
web: web, internet*, página
browser: navegador, explorador, Chrome*
internet: internet, red*, conexión, web*
online: en línea, online, por internet, conectado
offline: sin conexión, offline, sin internet, desconectado
network: red*, redes, cobertura
connection: conexión, conexiones, enlace, trasbordo
connect: conectar, conecta, conexión, enlazar, vincular
disconnect: desconectar, desconexión, desvincular
wifi: wifi, wi-fi, internet*
bluetooth: bluetooth
signal: señal, cobertura
server: servidor, server
cloud: nube, cloud
sync: sincronizar, sincronización, sincroniza
synchronise: sincronizar, sincronización
upload: subir, cargar, subida
download: descargar, bajar, descarga
install: instalar, instalación
uninstall: desinstalar, desinstalé, desinstalación
update: actualización, actualizar, update
upgrade: mejora, actualizar, ampliar, upgrade
version: versión, versiones
release: lanzamiento, versión*, publicación, lanzar
restart: reiniciar, reinicio, reinicia
reboot: reiniciar, reinicio
reset: restablecer, reiniciar, resetear, reset
crash: se cierra, cierre inesperado, fallo, colapsa, caída
freeze: congelar, se congela, colgarse, bloquearse, se traba
hang: colgar, se cuelga, se bloquea, trabado
stuck: atascado, bloqueado, trabado, pillado, atrapado
lag: lag, retraso, retardo, latencia, va lento
slow: lento, lentitud, despacio, tarda
fast: rápido, veloz, rapidez
quick: rápido, rapidez, ágil, deprisa
speed: velocidad, rapidez
performance: rendimiento, desempeño, funcionamiento, actuación
load: cargar, carga
loading: cargando, carga, cargar
wait: esperar, espera, esperando
waiting: espera, esperando, esperar
delay: retraso, demora, tardanza, retrasar, atraso
delayed: retrasado, con retraso, demorado, atrasado
late: tarde, retraso, atrasado, con retraso, impuntual
early: temprano, pronto, antes*, anticipado
error: error, fallo, errores
bug: bug, error*, fallo
fault: fallo, avería, culpa, defecto, falla
failure: fallo, falla, fracaso, avería
fail: fallar, falla, fallo, fracasar
broken: roto, estropeado, averiado, descompuesto, no funciona
break: romper, roto, estropear, descanso, pausa
defect: defecto, fallo, defectuoso, tara*
malfunction: mal funcionamiento, avería, fallo, falla
glitch: fallo, error*, glitch, falla
problem: problema, inconveniente, lío
issue: problema, incidencia, asunto, inconveniente
trouble: problema, dificultad, lío, molestia
complaint: queja, reclamación, reclamo, denuncia
complain: quejarse, reclamar, me quejo, protestar
fix: arreglar, solucionar, corregir, reparar, arreglo
repair: reparar, reparación, arreglar, arreglo
solve: resolver, solucionar, resuelto, resuelve
solution: solución, soluciones, arreglo
workaround: apaño, solución temporal, truco, alternativa
support: soporte, asistencia, apoyo, ayuda, atención
help: ayuda, ayudar, socorro, auxilio
helpdesk: soporte, atención cliente, asistencia técnica, helpdesk
hotline: línea directa, teléfono, línea telefónica, hotline
assistance: asistencia, ayuda, atención
service: servicio, atención, trato
customer: cliente, clienta, consumidor, comprador
client: cliente, clienta
user: usuario, usuaria
member: miembro, socio, integrante, afiliado
guest: huésped, invitado, cliente
visitor: visitante, visita, invitado
passenger: pasajero, viajero, pasaje
driver: conductor*, chófer, chofer, controlador, driver
rider: ciclista, motorista, repartidor, jinete, pasajero
patient: paciente, paciencia, enfermo
student: estudiante, alumno, universitario
teacher: profesor, maestro, profe, docente
pupil: alumno, alumna, estudiante
parent: padre, madre, padres*, papás
child: niño*, niña*, hijo, hija, menor
kid: niño*, niña*, crío, chico, peque
baby: bebé, bebe, recién nacido
family: familia, familiar*, familias
friend: amigo, amiga, amistad
colleague: compañero, colega, compañera
employee: empleado, trabajador, empleada
staff: personal*, plantilla, empleados, trabajadores
team: equipo, equipos
manager: gerente, encargado, director*, jefe, responsable
boss: jefe, jefa, patrón*
owner: dueño, propietario, dueña
neighbour: vecino, vecina, vecindad
dealer: concesionario, distribuidor, vendedor
supplier: proveedor, proveedores, suministrador
vendor: proveedor, vendedor
partner: socio, pareja, compañero, colaborador
company: empresa, compañía, sociedad*
business: negocio, empresa, comercio
shop: tienda, comercio, local*, comprar
store: tienda, almacén, almacenar, comercio
branch: sucursal, oficina, rama*, agencia
office: oficina, despacho
login: inicio sesión, iniciar sesión, acceso, login, acceder
logout: cerrar sesión, cierre sesión, salir, logout
sign: firmar, firma, señal, cartel*, letrero
password: contraseña, clave, password
username: usuario, nombre usuario, nick*
account: cuenta
profile: perfil, perfiles
register: registrar, registrarse, registro, inscribirse, caja
registration: registro, inscripción, alta, matrícula
verification: verificación, comprobación, validación
verify: verificar, comprobar, validar, comprueba
code: código, clave
pin: pin, clave, código pin
two factor: dos factores, doble factor, dos pasos, doble autenticación
fingerprint: huella, huella dactilar, huella digital
face: cara, rostro, facial*
security: seguridad
secure: seguro, seguridad, asegurar, proteger
safe: seguro, a salvo, caja fuerte, seguridad
unsafe: inseguro, peligroso, poco seguro
danger: peligro, riesgo
dangerous: peligroso, arriesgado
risk: riesgo, arriesgar, peligro
hack: hackear, hackeo, piratear, hackeado
hacker: hacker, pirata informático, ciberdelincuente
fraud: fraude, estafa, fraudulento
scam: estafa, timo, engaño, estafador
fake: falso, falsificado, imitación, fake, copia
spam: spam, correo basura, no deseado, publicidad
virus: virus, malware, troyano
privacy: privacidad, intimidad
private: privado, particular*, íntimo
personal: personal, propio
data: datos, dato, información
leak: fuga, filtración, gotera, gotea, pierde agua
breach: filtración, brecha, violación, incumplimiento
delete: borrar, eliminar, suprimir
remove: quitar, eliminar, retirar, borrar, sacar
erase: borrar, eliminar
restore: restaurar, recuperar, restablecer
backup: copia seguridad, respaldo, backup
export: exportar, exportación
import: importar, importación
file: archivo, fichero, expediente
folder: carpeta, directorio
document: documento, documentación, archivo
form: formulario, forma, impreso
attachment: adjunto, archivo adjunto, adjuntar
spreadsheet: hoja cálculo, Excel*, planilla
table: mesa*, tabla, cuadro
row: fila, hilera, línea
column: columna
report: informe, reporte, denunciar, reportar
chart: gráfico, gráfica, diagrama
graph: gráfico, gráfica, curva
dashboard: panel*, tablero, cuadro mando, dashboard, salpicadero
statistics: estadísticas, estadística
analysis: análisis, analizar, analítica
filter: filtro, filtrar
sort: ordenar, clasificar, orden
search: buscar, búsqueda, buscador, busca
find: encontrar, encuentro, hallar, buscar, localizar
result: resultado
list: lista, listado
menu: menú, carta
setting: ajuste, configuración, opción
settings: ajustes, configuración, preferencias
option: opción, opciones, alternativa
preference: preferencia, preferido
feature: función, característica, funcionalidad, prestación
function: función, funciones, funcionar, funcionalidad
tool: herramienta, utensilio
template: plantilla, modelo
field: campo*, casilla, terreno
label: etiqueta, rótulo
tag: etiqueta, etiquetar, tag
category: categoría, clase
title: título, titular*
text: texto, mensaje, letra
font: fuente, letra, tipografía, tipo letra
size: tamaño, talla, medida
language: idioma, lengua, lenguaje
translation: traducción, traducciones
translate: traducir, traduce, traducción
word: palabra, Word
sentence: frase, oración, sentencia
spelling: ortografía, falta ortográfica, escritura
message: mensaje, SMS, aviso, WhatsApp
notification: notificación, aviso, alerta
alert: alerta, aviso, alarma, avisar
reminder: recordatorio, recordar, aviso
email: correo, email, e-mail, mail*, correo electrónico
mail: correo, carta, mail, correspondencia
newsletter: boletín, newsletter, boletines
inbox: bandeja entrada, buzón, entrada
chat: chat, chatear, conversación
comment: comentario, comentar, observación
review: reseña, opinión*, valoración, crítica, revisión*
rating: valoración, puntuación, calificación, nota
star: estrella, estrellas
feedback: opinión*, comentarios, feedback, sugerencias, retroalimentación
survey: encuesta, cuestionario, sondeo
question: pregunta, duda, consulta, cuestión
answer: respuesta, responder, contestar, contestación
reply: respuesta, responder, contestar, contestación
response: respuesta, contestación, reacción
respond: responder, contestar, reaccionar, respuesta
contact: contacto, contactar, comunicarse
ticket: billete, entrada, boleto, incidencia, ticket
request: solicitud, petición, pedir, solicitar, pide
price: precio, coste, tarifa
cost: coste, costo, costar, cuesta, gasto
expensive: caro, costoso, carísimo, precio alto
cheap: barato, económico, precio bajo
fee: tarifa, cuota, comisión, tasa, honorarios
surcharge: recargo, suplemento, coste adicional, cargo extra
discount: descuento, rebaja, rebajado
coupon: cupón, cupones, vale*, código descuento
voucher: vale*, bono*, cupón, cheque
promotion: promoción, oferta, promo, ascenso
offer: oferta, ofrecer, ofrece, promoción
sale: venta, rebajas, oferta, liquidación
deal: oferta, trato, ganga, acuerdo, chollo
free: gratis, gratuito, libre, sin coste
trial: prueba, prueba gratuita, periodo prueba, juicio
subscription: suscripción, abono, subscripción
subscribe: suscribirse, suscribir, abonarse, subscribir
unsubscribe: darse baja, cancelar suscripción, dar baja, desuscribirse
renewal: renovación, renovaciones
renew: renovar, renueva, renovación
cancel: cancelar, anular, dar baja, rescindir
cancellation: cancelación, anulación, baja*, rescisión
plan: plan, tarifa, planear, planificar
package: paquete, pack*, envío
tier: nivel, plan*, categoría, escalón
premium: premium, de pago, prima*
membership: membresía, afiliación, suscripción, socio
paywall: muro pago, de pago, paywall
payment: pago, abono, cobro
pay: pagar, pago, abonar, sueldo
paid: pagado, de pago, pagué, abonado
card: tarjeta, carta
credit: crédito, saldo, créditos
debit: débito, cargo*, domiciliación
cash: efectivo, dinero efectivo, metálico, contado
bank: banco*, bancario, entidad
transfer: transferencia, transferir, traslado, traspaso, transbordo
invoice: factura, facturar, facturación
bill: factura, cuenta, recibo, billete
billing: facturación, cobro, factura
receipt: recibo, ticket*, comprobante, justificante
refund: reembolso, devolución, reembolsar, devolver, reintegro
reimbursement: reembolso, reintegro, devolución
money: dinero, plata*
wallet: cartera, billetera, monedero, wallet
balance: saldo, equilibrio, balance
budget: presupuesto, económico
tax: impuesto, tasa, fiscal*, tributo
VAT: IVA, impuesto
currency: moneda, divisa
salary: salario, sueldo, nómina, paga
wage: salario, sueldo, jornal, paga
payroll: nómina, nóminas, planilla
payslip: nómina, recibo sueldo, recibo nómina
bonus: bono*, bonificación, plus*, extra*, bonus
tip: propina, consejo, punta, truco
deposit: depósito, fianza, señal, ingreso, depositar
rent: alquiler, renta, alquilar, arriendo
insurance: seguro, aseguradora, póliza
loan: préstamo, crédito, prestado
debt: deuda, deber, moroso
interest: interés, intereses
contract: contrato, contratar, contratación
agreement: acuerdo, contrato, convenio, pacto
terms: términos, condiciones
policy: política, póliza, norma
rule: regla, norma, reglamento
fine: multa, bien*, sanción, fino
penalty: penalización, multa, sanción, recargo
commission: comisión, comisiones
profit: beneficio, ganancia, lucro
revenue: ingresos, facturación, recaudación
value: valor, valorar, precio
worth: vale*, valor, merece, valer
overcharged: cobrado más, sobreprecio, cobro excesivo, de más
double: doble, duplicado, dos veces, duplicar
twice: dos veces, doble, duplicado
again: otra vez, de nuevo, nuevamente, volver, vuelve
wrong: mal, equivocado, incorrecto, erróneo, error*
incorrect: incorrecto, erróneo, equivocado, mal
mistake: error*, equivocación, fallo, equivocado
false: falso, falsedad, mentira
true: cierto, verdad, verdadero, real*
correct: correcto, corregir, corrige, bien*
right: derecho, derecha, correcto, bien*, razón
accurate: preciso, exacto, correcto, fiable
precise: preciso, exacto, precisión
exact: exacto, exactamente, preciso
order: pedido, pedir, orden, encargo, encargar
buy: comprar, compra, adquirir, compré
purchase: compra, comprar, adquisición
sell: vender, venta, vende
seller: vendedor, vendedora
buyer: comprador, compradora
product: producto, artículo
item: artículo, producto, objeto, elemento
goods: mercancía, productos, bienes, género
stock: existencias, stock, inventario, acciones
inventory: inventario, existencias, stock*
available: disponible, disponibilidad, hay*
unavailable: no disponible, indisponible, agotado
out of stock: agotado, sin stock, sin existencias
basket: cesta, carrito, canasta
cart: carrito, carro, cesta
checkout: caja, finalizar compra, pago, checkout, salida
delivery: entrega, envío, reparto, domicilio
deliver: entregar, enviar, repartir, entrega
shipping: envío, gastos envío, transporte
ship: barco, enviar, buque, crucero
courier: mensajero, repartidor, mensajería, transportista
parcel: paquete, envío, bulto
packaging: embalaje, envase, empaque, envoltorio
box: caja, estuche
bag: bolsa, bolso, mochila
envelope: sobre*
damaged: dañado, estropeado, deteriorado, mal estado, roto
scratched: rayado, arañado, arañazos, rayones
dented: abollado, golpeado, abolladura
cracked: agrietado, rajado, grieta, resquebrajado
leaking: gotea, fuga, pierde, goteando, filtra
missing: falta, faltan, perdido, desaparecido
lost: perdido, perdió, pérdida, extraviado
stolen: robado, robo, hurtado
theft: robo, hurto, ladrón
return: devolver, devolución, regreso, vuelta, devuelto
exchange: cambio, cambiar, intercambio, canje
replacement: recambio, sustitución, reemplazo, repuesto
replace: reemplazar, sustituir, cambiar, sustituye
spare: repuesto, recambio, de sobra
part: pieza, parte, componente
warranty: garantía
guarantee: garantía, garantizar, aval
quality: calidad, cualidad
material: material, tejido, tela
fabric: tela, tejido
cotton: algodón
leather: cuero, piel
wood: madera, leña*
metal: metal, metálico
plastic: plástico
glass: cristal, vidrio, vaso, copa*
rubber: goma*, caucho, hule
paper: papel, papeles
steel: acero, inoxidable
sturdy: resistente, robusto, sólido, firme
solid: sólido, macizo, firme
flimsy: endeble, frágil, débil, mala calidad
fragile: frágil, delicado, quebradizo
durable: duradero, durable, resistente, dura mucho
heavy: pesado, pesa, peso*
thin: fino, delgado*, fina*
thick: grueso, espeso, gordo
long: largo, mucho tiempo, larga
short: corto, breve, bajo
wide: ancho, amplio, anchura
narrow: estrecho, angosto
large: grande*, amplio, enorme
big: grande*, enorme, gran*
small: pequeño, chico, chiquito
tiny: diminuto, minúsculo, pequeñísimo, muy pequeño
tall: alto*, altura
high: alto*, elevado, altura
low: bajo, poco
deep: profundo, hondo, profundidad
fit: ajuste, queda, encajar, encaja, talla
tight: apretado, ajustado, estrecho, aprieta
loose: suelto, flojo, holgado, ancho
comfortable: cómodo, confortable, comodidad
uncomfortable: incómodo, incomodidad, molesto
soft: suave, blando, mullido
hard: duro, difícil, dureza
rough: áspero, rugoso, brusco
smooth: liso, suave, fluido
sharp: afilado, nítido, agudo, cortante, filo
blunt: sin filo, romo, desafilado, no corta
warm: cálido, caliente, templado, abrigado, calor
cold: frío, helado
hot: caliente, calor, caluroso, picante
cool: fresco, guay, genial, chulo, enfriar
freezing: helado, congelado, muy frío, helando
wet: mojado, húmedo, empapado
dry: seco, secar, reseco
damp: húmedo, humedad
clean: limpio, limpiar, limpieza, aseado
dirty: sucio, suciedad, mugre
filthy: asqueroso, mugriento, sucísimo, guarro
dust: polvo
stain: mancha, manchado, manchar
smell: olor, oler, huele, peste
stink: apestar, apesta, peste, mal olor, huele mal
odour: olor, mal olor, hedor
mould: moho, hongos, molde, enmohecido
mold: moho, hongos, molde, enmohecido
rust: óxido, oxidado, herrumbre
rot: pudrir, podrido, podredumbre
insect: insecto, bicho, cucaracha, mosquito*
food: comida, alimento, alimentación
meal: comida, plato, menú*
breakfast: desayuno, desayunar, almuerzo
lunch: almuerzo, comida, almorzar
dinner: cena, cenar
dish: plato, platillo, vajilla
recipe: receta
ingredient: ingrediente
taste: sabor, gusto, saber, sabe, probar
tasty: sabroso, rico*, buenísimo
delicious: delicioso, riquísimo, rico*, exquisito, buenísimo
bland: soso, insípido, sin sabor, desabrido
salty: salado, mucha sal, sal*
sweet: dulce, azucarado
sour: agrio, ácido, cortado
bitter: amargo, amargor
spicy: picante, pica, especiado
fresh: fresco, recién hecho, frescura
stale: rancio, pasado, duro, viejo
raw: crudo, cruda, sin hacer
burnt: quemado, chamuscado, quemar
undercooked: crudo, poco hecho, medio crudo, mal cocido
cooked: cocinado, cocido, hecho, guisado
portion: ración, porción, raciones, cantidad
snack: tentempié, aperitivo, snack, merienda, botana
drink: bebida, beber, tomar, copa*, trago
water: agua, aguas
coffee: café*
tea: té*, infusión*
milk: leche, lácteo
juice: zumo, jugo
beer: cerveza, caña, birra
wine: vino, vinos
bread: pan*, panes, bollo
cheese: queso
meat: carne, filete
chicken: pollo, gallina
fish: pescado, pez, pescar
egg: huevo
vegetable: verdura, vegetal, hortaliza, legumbre
fruit: fruta, fruto
salad: ensalada
soup: sopa, caldo, crema
rice: arroz, paella
pasta: pasta, espaguetis, macarrones, fideos
pizza: pizza
sandwich: bocadillo, sándwich, sandwich, bocata, torta
cake: pastel, tarta, torta, bizcocho
chocolate: chocolate, cacao, bombón
sugar: azúcar, azucarado
salt: sal*, salado
oil: aceite, petróleo
allergy: alergia, alérgico
allergen: alérgeno, alérgenos
gluten: gluten, celíaco, sin gluten
vegan: vegano, vegana
vegetarian: vegetariano, vegetariana
organic: ecológico, orgánico, biológico, bio*
healthy: saludable, sano, salud
restaurant: restaurante, restaurant, local*
cafe: cafetería*, café, bar*
bar: bar, barra, pub*
kitchen: cocina
cook: cocinar, cocinero, cocer, cuece, guisar
chef: chef, cocinero, cocinera
waiter: camarero, mesero, mozo
waitress: camarera, mesera, moza
seat: asiento, butaca, plaza*, sillín
chair: silla, sillón
bench: banco*, banca
sofa: sofá, sillón
bed: cama, litera
mattress: colchón, colchones
pillow: almohada, cojín
blanket: manta, cobija, frazada
sheet: sábana, hoja, lámina
towel: toalla
shower: ducha, duchar, regadera
bath: baño, bañera, tina*, bañarse
bathroom: baño, cuarto baño, aseo
toilet: baño, aseo, váter, inodoro, servicios
sink: lavabo, fregadero, lavamanos, hundir
tap: grifo, llave, canilla, tocar
soap: jabón, gel
room: habitación, cuarto, sala, pieza, espacio
bedroom: dormitorio, habitación, recámara, cuarto
cabin: cabaña, camarote, cabina
apartment: apartamento, piso, departamento
house: casa*, vivienda, chalet
home: casa*, hogar, inicio, domicilio
building: edificio, inmueble, bloque
floor: suelo, piso, planta
stairs: escaleras, escalera, escalón, peldaños
lift: ascensor, elevador, levantar
elevator: ascensor, elevador
escalator: escalera mecánica, escaleras mecánicas
ramp: rampa
wheelchair: silla ruedas, minusválido
disabled: discapacitado, minusválido, discapacidad, desactivado, deshabilitado
accessibility: accesibilidad, accesible
entrance: entrada, acceso, puerta
exit: salida, salir, sale*
corridor: pasillo, corredor
lobby: vestíbulo, lobby, recepción, hall*
reception: recepción, cobertura, señal
balcony: balcón, balcones, terraza
terrace: terraza, azotea
garden: jardín, jardines, huerto
pool: piscina, alberca, pileta
sauna: sauna
gym: gimnasio, gym
beach: playa
park: parque, aparcar, estacionar
playground: parque infantil, columpios, patio, juegos infantiles
parking: aparcamiento, parking, estacionamiento, aparcar, parqueadero
garage: garaje, taller*, cochera
hotel: hotel, alojamiento
hostel: hostal, albergue, hostel
camping: camping, acampar, acampada
campsite: camping*, campamento, zona acampada
tent: tienda campaña, carpa, tienda
booking: reserva, reservación, reservar
book: libro, reservar, reserva
reservation: reserva, reservación, reservar
reserve: reservar, reserva
appointment: cita, hora, turno, cita previa
slot: franja, hueco, turno, ranura, horario
schedule: horario, programación, calendario, agenda*, programar
timetable: horario, horarios
calendar: calendario, agenda*
date: fecha, cita
day: día*, jornada
week: semana, semanal
month: mes*, meses, mensual
year: año, anual
hour: hora
minute: minuto, momento
second: segundo, segunda
morning: mañana, madrugada
afternoon: tarde, mediodía
evening: tarde, noche
night: noche, nocturno, anoche
weekend: fin semana, finde, sábado, domingo*
holiday: vacaciones, festivo, feriado, fiesta*
vacation: vacaciones
summer: verano, veraniego
winter: invierno, invernal
spring: primavera, muelle, resorte
autumn: otoño
season: temporada, estación, época
travel: viajar, viaje, viajero
trip: viaje, excursión, trayecto, salida
journey: viaje, trayecto, recorrido
tour: visita, tour, recorrido, gira, excursión
excursion: excursión, salida, visita
guide: guía, guiar, guiado
map: mapa, plano
route: ruta, recorrido, camino, trayecto, línea
navigation: navegación, navegador, navegar, GPS*
direction: dirección, sentido, indicaciones
address: dirección, domicilio, señas
location: ubicación, localización, lugar*, situación
GPS: GPS, localizador, navegador
distance: distancia, lejos, lejanía
kilometre: kilómetro, km*
mile: milla
train: tren, AVE, entrenar, cercanías
bus: autobús, bus, autocar, camión, colectivo
tram: tranvía
metro: metro, subterráneo
subway: metro*, subte, subterráneo
taxi: taxi, taxista, Uber*
car: coche, carro, auto*, automóvil
van: furgoneta, camioneta, van, furgón
truck: camión, camiones, camioneta
lorry: camión, camiones
motorcycle: moto, motocicleta
bicycle: bicicleta, bici
bike: bici, bicicleta, moto
scooter: patinete, scooter, moto, monopatín
helmet: casco
brake: freno, frenar, frena
brakes: frenos, frenar
wheel: rueda, volante, llanta
tyre: neumático, rueda, llanta, cubierta
tire: neumático, rueda, llanta, cansar
engine: motor*, motores
motor: motor, motores
fuel: combustible, gasolina, carburante
petrol: gasolina, nafta*, gasolinera
diesel: diésel, gasóleo, gasoil
charging station: estación carga, punto carga, cargador, electrolinera
tank: depósito, tanque
seatbelt: cinturón, cinturón seguridad
road: carretera, camino, vía*, calle
street: calle, avenida
lane: carril, callejón
pavement: acera, vereda, pavimento
sidewalk: acera, vereda, banqueta
pothole: bache, socavón, hoyo
bridge: puente
tunnel: túnel, túneles
traffic: tráfico, tránsito, circulación
jam: atasco, mermelada, tapón, atascado, embotellamiento
crossing: cruce, paso*, paso peatones, travesía
junction: cruce, intersección, empalme
station: estación, parada, emisora
stop: parada, parar, paradero, detener, deja de
platform: andén, plataforma, andenes
airport: aeropuerto
flight: vuelo, volar, vuela
plane: avión, aviones
airline: aerolínea, compañía aérea
boarding: embarque, embarcar, abordar
gate: puerta, puerta embarque, portón, verja
luggage: equipaje, maleta, maletas
baggage: equipaje, maleta, maletas
suitcase: maleta, valija
ferry: ferry, transbordador, barco
boat: barco, bote, barca, lancha
harbour: puerto*, muelle
port: puerto*
deck: cubierta, terraza, tarima
crew: tripulación, tripulantes, personal*, azafata
captain: capitán, comandante, piloto
announcement: anuncio, aviso, comunicado, megafonía
border: frontera, borde, aduana
customs: aduana, aduanas, arancel
passport: pasaporte
visa: visado, visa
fare: tarifa, precio billete, pasaje
pass: pase, abono, pasar, bono*
season ticket: abono, bono*, pase temporada
queue: cola*, fila, colas
line: línea, cola*, fila, raya
crowd: multitud, gentío, aglomeración, mucha gente
crowded: lleno, abarrotado, mucha gente, masificado, concurrido
full: lleno, completo, repleto
overcrowded: abarrotado, masificado, saturado, a tope, hacinado
space: espacio, sitio, lugar*, hueco
friendly: amable, simpático, amigable, cordial*, agradable
unfriendly: antipático, borde, desagradable, poco amable
rude: maleducado, grosero, borde, mala educación, irrespetuoso
polite: educado, cortés, amable, correcto
impolite: maleducado, descortés, grosero
kind: amable, bondadoso, tipo, amabilidad
helpful: servicial, útil, atento, ayuda, colaborador
unhelpful: poco servicial, no ayuda, inútil, no ayudan
competent: competente, capaz, preparado, eficiente
incompetent: incompetente, inepto, inútil, incompetencia
professional: profesional, profesionalidad
unprofessional: poco profesional, nada profesional, falta profesionalidad
arrogant: arrogante, prepotente, soberbio, chulo, engreído
impatient: impaciente, impaciencia
attentive: atento, pendiente, atentos, detallista
careless: descuidado, negligente, dejado, desidia
lazy: vago, perezoso, flojo, holgazán
honest: honesto, sincero, honrado
dishonest: deshonesto, mentiroso, poco honesto
reliable: fiable, confiable, de confianza, seguro
unreliable: poco fiable, poco confiable, no fiable, informal*
responsible: responsable, responsabilidad, encargado
trust: confianza, confiar, confío, fiarse
promise: promesa, prometer, prometido
lie: mentira, mentir, miente, tumbarse
mislead: engañar, confundir, inducir error, engaño
misleading: engañoso, confuso, publicidad engañosa
apologise: disculparse, disculpas, pedir perdón, disculpa
sorry: lo siento, perdón, disculpa, lamento
excuse: excusa, disculpa, pretexto, perdonar
explain: explicar, explica, explicación, aclarar
explanation: explicación, explicaciones, aclaración
inform: informar, avisar, comunicar, informado
information: información, info*, informaciones, datos
unclear: poco claro, confuso, no claro, ambiguo
clear: claro, nítido, evidente, despejado
confusing: confuso, lioso, confunde, enredado
confused: confundido, confuso, confusión, liado
understand: entender, entiendo, comprender, entendible
misunderstanding: malentendido, confusión*
complicated: complicado, difícil, lioso, enredado
complex: complejo, complicado, complejidad
simple: sencillo, simple, fácil
easy: fácil, sencillo, facilidad
difficult: difícil, complicado, dificultad, cuesta
intuitive: intuitivo, fácil uso
annoying: molesto, pesado, irritante, fastidioso, coñazo
annoyed: molesto, enfadado, fastidiado, enojado, harto
angry: enfadado, enojado, cabreado, enfado, indignado
furious: furioso, indignado, cabreadísimo, furia
disappointed: decepcionado, desilusionado, decepción, defraudado
disappointing: decepcionante, decepción, desilusión, defrauda
frustrated: frustrado, frustración, harto
frustrating: frustrante, frustración, desesperante
sad: triste, tristeza, pena*
happy: feliz, contento, alegre, encantado
satisfied: satisfecho, contento, satisfacción, conforme
dissatisfied: insatisfecho, descontento, disconforme
pleased: contento, satisfecho, encantado, complacido
delighted: encantado, contentísimo, muy contento
surprised: sorprendido, sorpresa, asombrado
worried: preocupado, preocupa, preocupación, inquieto
afraid: miedo, asustado, temo, temor
scared: asustado, miedo, aterrado, asusta
ashamed: avergonzado, vergüenza
tired: cansado, agotado, cansancio, harto
bored: aburrido, aburrir, aburre
boring: aburrido, aburre, monótono, pesado, tedioso
interesting: interesante, interesa
exciting: emocionante, apasionante, excitante
fun: divertido, diversión*, divertirse, divierte, entretenido
enjoy: disfrutar, disfruté, gozar, pasarlo bien
love: encantar, encanta, amor, amar, me encanta
like: gustar, gusta, me gusta
hate: odiar, odio, detestar, detesto
dislike: no gusta, disgusta, desagrada
prefer: preferir, prefiero, prefiere
recommend: recomendar, recomiendo, recomendable, aconsejar
avoid: evitar, evita, eviten
regret: arrepentirse, arrepiento, lamentar, lamento
miss: perder, echar menos, extrañar, falta, perdí
wish: desear, deseo, ojalá, me gustaría
want: querer, quiero*, quiere, quise, desear
need: necesitar, necesidad, hace falta, necesito
hope: esperar, espero, esperanza, ojalá
expect: esperar, esperaba, expectativa
demand: exigir, exijo, demanda, exigencia
suggest: sugerir, sugiero, proponer, sugerencia
suggestion: sugerencia, propuesta, consejo
idea: idea, ocurrencia
improve: mejorar, mejora, mejorable
improvement: mejora, mejoría, mejorar
better: mejor, mejores
worse: peor, peores, empeorar
best: mejor, lo mejor, óptimo
worst: peor, lo peor, pésimo
good: bueno, bien*, buen, buena
bad: malo, mal, mala
great: genial, estupendo, fantástico, excelente, gran*
excellent: excelente, magnífico, estupendo, buenísimo
perfect: perfecto, perfección, impecable
wonderful: maravilloso, fantástico, estupendo, precioso
awful: horrible*, pésimo, espantoso, fatal*, horroroso
terrible: terrible, fatal*, pésimo, horrible*
horrible: horrible, horroroso, espantoso, asqueroso
poor: pobre, malo, deficiente, escaso
mediocre: mediocre, regular*, normalito, del montón
average: media*, promedio, normal*, regular*, medio
okay: vale*, bien*, ok*, aceptable, normal*
useless: inútil, no sirve, inservible
useful: útil, práctico, sirve, utilidad
worthless: no vale, sin valor, inútil, basura
necessary: necesario, imprescindible, hace falta
unnecessary: innecesario, sobra, no necesario
important: importante, importancia, importa
beautiful: bonito, hermoso, precioso, bello, lindo
ugly: feo, fea*, horrible*
pretty: bonito, lindo, mono, bastante
nice: agradable, bonito, simpático, majo, lindo
modern: moderno, actual*, modernizar
old: viejo, antiguo, mayor*, anciano
outdated: anticuado, desactualizado, obsoleto, desfasado, antiguo
new: nuevo*, novedad, reciente
work: trabajo, funcionar, trabajar, funciona, obra
working: funciona, funcionando, trabajando, laboral
run: correr, ejecutar, funcionar, carrera
start: empezar, inicio, comenzar, arrancar, empieza
begin: empezar, empieza, comenzar, comienza, iniciar
end: final*, fin*, terminar, acabar
finish: terminar, acabar, finalizar, acabado
open: abrir, abierto, abre, apertura
close: cerrar, cierra, cerca, cerrado, cercano
turn on: encender, enciende, activar, prender
turn off: apagar, apaga, desactivar
press: pulsar, presionar, apretar, aprieta, prensa
click: clic, hacer clic, pinchar, pulsar, click
swipe: deslizar, desliza, pasar
scroll: desplazarse, scroll, bajar, deslizar
type: escribir, teclear, tipo
enter: entrar, introducir, ingresar, intro
fill: llenar, rellenar, completar
choose: elegir, elijo, escoger, seleccionar
select: seleccionar, elegir, selección, escoger
change: cambio, cambiar, modificar
edit: editar, edición, modificar
modify: modificar, cambiar, modificación
add: añadir, agregar, sumar
create: crear, creación
make: hacer, hace*, hizo, hecho, fabricar
build: construir, construye, crear, montar
save: guardar, ahorrar, salvar, ahorro
keep: mantener, mantiene, guardar, conservar, quedarse
share: compartir, comparte, acción
send: enviar, mandar, envío
receive: recibir, recibido, llegar
get: obtener, conseguir, recibir, consigue
give: dar*, dio, doy, dado, regalar
take: tomar, coger, llevar, tardar, sacar
bring: traer, trajo, trae, llevar
put: poner, puso, puesto, colocar, meter*
move: mover, mueve, mudanza, trasladar
copy: copiar, copia, ejemplar
paste: pegar, pasta*
cut: cortar, corte, corta
drag: arrastrar, arrastra
drop: caer, soltar, gota, caída, cae
link: enlace, link, vínculo, vincular
show: mostrar, muestra, enseñar, espectáculo
hide: ocultar, esconder, oculto
see: ver, visto, veo, vi*
look: mirar, aspecto, parecer, parece, mirada
read: leer, leído, lectura, lee*
write: escribir, escrito, redactar
listen: escuchar, escucha, oír
hear: oír, oye, oigo, escuchar
speak: hablar, habla
talk: hablar, habla, charla, conversación
say: decir, dice*, dijo, dicho, digo
tell: decir, contar, dijeron, dijo, cuenta
ask: preguntar, pedir, pregunta, pide
learn: aprender, aprendizaje, aprendo
teach: enseñar, enseñanza, enseña, dar clase
study: estudiar, estudio
training: formación, entrenamiento, capacitación, curso
course: curso, plato, asignatura, campo golf
lesson: lección, clase, lecciones
class: clase, aula, curso
lecture: clase, conferencia, charla, clase magistral
exam: examen, exámenes, prueba
test: prueba, test, probar, examen, pruebo
grade: nota, calificación, grado, curso
homework: deberes, tarea, tareas
exercise: ejercicio, ejercitar, entrenar
textbook: libro texto, libro, manual*
library: biblioteca, librería
school: escuela, colegio, cole*, instituto
university: universidad*, uni, facultad, universitario
college: universidad*, facultad, instituto, colegio
diploma: diploma, título, titulación
certificate: certificado, diploma*, certificación, título
level: nivel, niveles
beginner: principiante, novato, principiantes
advanced: avanzado, superior*
progress: progreso, avance, progresar, avanzar
group: grupo*, agrupar
classroom: aula, clase, salón*
doctor: médico, doctor, doctora, médica
nurse: enfermera, enfermero, enfermería
hospital: hospital, clínica
clinic: clínica, consultorio, centro médico, ambulatorio
pharmacy: farmacia, farmacéutico, botica
medicine: medicina, medicamento, fármaco, remedio
drug: medicamento, fármaco, droga
pill: pastilla, píldora, comprimido
dose: dosis, toma
treatment: tratamiento, trato, cura
therapy: terapia, tratamiento, terapeuta
surgery: cirugía, operación, quirófano, intervención
operation: operación, intervención, funcionamiento, cirugía
diagnosis: diagnóstico, diagnosticar
symptom: síntoma
pain: dolor, duele, doler
ache: dolor, duele, doler, molestia
hurt: doler, duele, herir, dañar, daño
injury: lesión, herida, lesiones, daño
injured: herido, lesionado, lastimado, accidentado
wound: herida, llaga, herido
accident: accidente, percance, choque
emergency: emergencia, urgencia, urgencias, urgente
ambulance: ambulancia
health: salud, sanidad, sanitario
illness: enfermedad, dolencia, enfermo
sick: enfermo, malo, mareado, enfermar
disease: enfermedad, enfermedades
fever: fiebre, calentura, temperatura
cough: tos, toser
headache: dolor cabeza, cefalea, migraña, jaqueca
skin: piel, cutis, cutáneo
hair: pelo*, cabello, pelos
eye: ojo, ojos
ear: oreja, oído
nose: nariz, narices, nasal*
mouth: boca*
tooth: diente, muela, dental*
teeth: dientes, muelas, dentadura
dentist: dentista, odontólogo
throat: garganta
neck: cuello, nuca, cervicales
shoulder: hombro
back: espalda, atrás, volver, trasero, vuelta
arm: brazo
hand: mano, manos
finger: dedo
leg: pierna, pata
knee: rodilla
foot: pie*, pies
feet: pies, pie*
heart: corazón, cardíaco, pulso
blood: sangre, sanguíneo, sangrar
pressure: presión, tensión*
pregnant: embarazada, embarazo
pregnancy: embarazo, gestación, embarazada
birth: nacimiento, parto, dar luz
weight: peso*, pesar, pesa
sleep: dormir, sueño, duermo, duerme
stress: estrés, estresante, estresado, agobio
hearing: audición, oído, auditivo, oír
glasses: gafas, lentes, anteojos, vasos
lens: lente, objetivo, lentilla
weather: tiempo, clima, meteorología
rain: lluvia, llover, llueve
snow: nieve, nevar, nieva
ice: hielo, helado
wind: viento, aire
storm: tormenta, temporal*, tempestad
sun: sol*, soleado, solar*
heat: calor, calentar, calienta, caluroso
heating: calefacción, calentador, calentar
radiator: radiador, radiadores, calefactor
air conditioning: aire acondicionado, climatización, aire, clima
ventilation: ventilación, ventilar, ventilado
air: aire
temperature: temperatura, grados
thermostat: termostato
humidity: humedad, húmedo
electricity: electricidad, luz, corriente, eléctrico
gas: gas, gasolina
energy: energía, energético
solar: solar, placas solares, fotovoltaico
panel: panel, paneles, placa
meter: contador*, metro*, medidor
pipe: tubería, tubo, cañería
pump: bomba, bombear, surtidor
boiler: caldera, calentador, boiler
stove: cocina, estufa, hornillo, fogón
oven: horno, hornear
fridge: nevera, frigorífico, refrigerador, heladera
freezer: congelador
dishwasher: lavavajillas, lavaplatos
washing machine: lavadora, lavarropas
dryer: secadora, secador
vacuum: aspiradora, aspirador, aspirar, vacío
cleaner: limpiador, limpiadora, limpieza, aspirador
iron: plancha, hierro, planchar
fan: ventilador, fan, aficionado, abanico
machine: máquina, aparato
device: dispositivo, aparato, equipo
appliance: electrodoméstico, aparato
equipment: equipo, equipamiento, material*
drill: taladro, taladrar, broca
saw: sierra*, serrucho, serrar
hammer: martillo
screw: tornillo, atornillar
nail: uña*, clavo
ladder: escalera, escalera mano
rope: cuerda, soga
tractor: tractor, tractores
harvester: cosechadora, segadora
crop: cultivo, cosecha, recortar
seed: semilla, simiente
plant: planta, plantar
flower: flor, flores*, ramo
tree: árbol, árboles
grass: césped, hierba, pasto
leaf: hoja, hojas
root: raíz, raíces
soil: tierra, suelo
animal: animal, animales, bicho
dog: perro, perra, perrito
cat: gato, gata, gatito
horse: caballo, yegua
bird: pájaro, ave
cow: vaca
pig: cerdo, cochino, chancho
pet: mascota, animal*
leash: correa*
bin: papelera, cubo basura, contenedor, basurero, cesto
rubbish: basura, desperdicios, porquería, residuos
garbage: basura, residuos, desperdicios
trash: basura, papelera, residuos
waste: residuos, desperdicio, pérdida, malgastar, desechos
recycling: reciclaje, reciclar, reciclado
collection: recogida, colección, recolección, cobro
cleaning: limpieza, limpiar
maintenance: mantenimiento, conservación
construction: construcción, obras, obra
council: ayuntamiento, consejo, municipio, municipalidad
city: ciudad*, urbano
town: pueblo*, ciudad*, localidad
village: pueblo*, aldea
citizen: ciudadano, ciudadana, vecino
mayor: alcalde, alcaldesa, intendente
police: policía, guardia, policial
fire: fuego, incendio, despedir, bomberos
permit: permiso, autorización, permitir
licence: licencia, carnet, permiso
license: licencia, carnet, permiso
identity card: DNI, carnet identidad, documento identidad, cédula
counter: mostrador, ventanilla, contador*, barra
number: número, cifra
street light: farola, alumbrado, luz calle, farolas
fountain: fuente
cycle lane: carril bici, ciclovía
footpath: sendero, camino, acera, senda
swimming pool: piscina, alberca, pileta
museum: museo
theatre: teatro
cinema: cine
concert: concierto, recital
festival: festival, feria, fiesta*
exhibition: exposición, expo*, muestra
stage: escenario, etapa, fase
actor: actor, actores
actress: actriz, actrices
play: jugar, juego, obra, reproducir, juega
audience: público, audiencia, espectadores
view: vista*, ver, vistas, visión*
ticket office: taquilla, boletería, ventanilla
programme: programa, programación
interval: intervalo, descanso, intermedio
wardrobe: armario, ropero, guardarropa, vestuario
sport: deporte, deportivo*
football: fútbol, balón, futbolista
game: juego, partida, videojuego, partido
player: jugador, reproductor, jugadora
match: partido, coincidir, encuentro, cerilla
score: puntuación, marcador, puntaje, puntos
character: personaje, carácter, caracteres
quest: misión, búsqueda, misiones
reward: recompensa, premio, premiar
coin: moneda
multiplayer: multijugador, multiplayer
cheat: trampa, engañar, hacer trampa, truco
cheater: tramposo, hacker*, tramposos
bot: bot, robot*, bots
advertisement: anuncio, publicidad, propaganda*
ad: anuncio, publicidad
ads: anuncios, publicidad, propaganda*
banner: banner, pancarta, anuncio
popup: ventana emergente, pop-up, popup
pop up: ventana emergente, pop-up, popup
interruption: interrupción, interrumpir, corte
tracking: seguimiento, rastreo, tracking, rastrear
cookie: cookie, galleta
consent: consentimiento, autorización, consentir
mode: modo, modalidad
dark mode: modo oscuro, modo noche
night mode: modo noche, modo nocturno, modo oscuro
theme: tema, temática
layout: diseño, disposición, distribución, maquetación
design: diseño, diseñar, diseñado
icon: icono, ícono
animation: animación, animaciones
interface: interfaz, interfaces, interface
shortcut: atajo, acceso directo
gesture: gesto
zoom: zoom, ampliar, acercar
rotate: girar, rotar, gira, rotación
landscape: horizontal*, paisaje, apaisado
portrait: vertical*, retrato
fullscreen: pantalla completa
widget: widget
plugin: plugin, complemento, extensión*
extension: extensión, extensiones, ampliación, prórroga
integration: integración, integrar
API: API
webhook: webhook
script: script, guion
developer: desarrollador, programador, desarrolladores
documentation: documentación, documentos
manual: manual, instrucciones, guía
instruction: instrucción, instrucciones, indicación
tutorial: tutorial, tutoriales, guía
example: ejemplo, por ejemplo
onboarding: onboarding, incorporación, bienvenida, integración
setup: configuración, instalación, montaje
configuration: configuración, ajustes
configure: configurar, ajustar
permission: permiso, autorización
role: rol, función, papel, cargo*
admin: admin, administrador, administración
administrator: administrador, admin, administradora
invite: invitar, invitación, invitado
invitation: invitación, invitaciones
approval: aprobación, autorización, visto bueno
approve: aprobar, aprueba, autorizar
reject: rechazar, rechazo, denegar
rejected: rechazado, denegado, rechazada
decline: rechazar, rechazo, declinar, descenso
accept: aceptar, acepta, admitir
block: bloquear, bloqueo, bloque
ban: prohibir, banear, expulsar, prohibición, baneado
suspend: suspender, suspensión*
suspended: suspendido, bloqueado, suspendida
activate: activar, activación
deactivate: desactivar, desactivación, dar baja
expire: caducar, vencer, expirar, vence
expired: caducado, vencido, expirado
limit: límite, limitar, tope
limited: limitado, restringido
unlimited: ilimitado, sin límite
maximum: máximo, máxima
minimum: mínimo, mínima
quota: cuota, cupo
increase: aumento, aumentar, subida, subir, incremento
rise: subida, subir, aumento
raise: subir, aumento, levantar, subida
decrease: disminuir, bajar, reducción, bajada, disminución
reduce: reducir, bajar, disminuir, reducción
half: mitad, medio, media*
percent: por ciento, porcentaje
total: total, totalidad
sum: suma, total*, cantidad
amount: importe, cantidad, monto
quantity: cantidad, cantidades
count: contar, cuenta, recuento
first: primero, primer, primera*
last: último, pasado, durar, dura
next: siguiente, próximo
previous: anterior*, previo
only: solo*, solamente, único, sólo*
also: también*, además
too: demasiado, también*, muy*
much: mucho*, mucha
many: muchos, muchas*, bastantes
more: más*, mayor*
less: menos, menor
enough: suficiente, bastante, basta
almost: casi, prácticamente
never: nunca*, jamás
always: siempre*
often: a menudo, frecuentemente, muchas veces, seguido
sometimes: a veces, algunas veces, ocasiones
rarely: raramente, rara vez, pocas veces, casi nunca
daily: diario, cada día, diariamente, a diario
weekly: semanal, semanalmente, cada semana
monthly: mensual, mensualmente, cada mes
yearly: anual, anualmente, cada año
once: una vez
leave: irse, dejar, salir, permiso, se fue
leaving: me voy, saliendo, salida, dejando, marcharse
quit: dejar, abandonar, salir, renunciar
competitor: competidor, competencia, rival*
alternative: alternativa, alternativo, opción
compare: comparar, comparación, comparado
comparison: comparación, comparativa, comparar
difference: diferencia, diferente, distinto
same: mismo, igual, misma
similar: similar, parecido, semejante
different: diferente, distinto
other: otro*, otra*, demás
instead: en lugar, en vez
without: sin*
with: con*
against: contra*, en contra
since: desde*, desde hace, ya que
until: hasta*, hasta que
before: antes*, antes de, delante
after: después*, tras, luego
during: durante
while: mientras, rato, durante
recently: recientemente, últimamente, hace poco
soon: pronto, en breve, próximamente
today: hoy
yesterday: ayer, anoche
tomorrow: mañana
now: ahora*, actualmente, ya*
later: más tarde, luego, después*, posteriormente
immediately: inmediatamente, enseguida, de inmediato, al instante
suddenly: de repente, repentinamente, de pronto
still: todavía, aún, sigue
already: ya*
investment: inversión, invertir, inversiones
fund: fondo, fondos, financiar
trade: comercio, operar, intercambio, operación
trading: trading, operaciones, operar, comercio
portfolio: cartera, portafolio
broker: bróker, corredor, agente, broker
ATM: cajero, cajero automático
withdrawal: retirada, retiro, reintegro
withdraw: retirar, sacar dinero, sacar, retirada
mortgage: hipoteca, hipotecario
account number: número cuenta, IBAN
statement: extracto, estado cuenta, declaración
pension: pensión, pensiones, jubilación
retirement: jubilación, retiro, jubilado
holiday pay: paga vacaciones, paga extra, vacaciones pagadas
overtime: horas extra, horas extras, sobretiempo
shift: turno, turnos
roster: cuadrante, turnos, lista, plantilla
timesheet: parte horas, hoja horas, registro horario
vacation days: días vacaciones, vacaciones, días libres
sick leave: baja*, baja médica, incapacidad, licencia médica
absence: ausencia, falta, ausentarse
attendance: asistencia, asistir, asistentes
dismissal: despido, despedir, despedido
employer: empleador, empresa, patrón*, jefe
tax code: código fiscal, código tributario
deduction: deducción, retención, descuento
contribution: contribución, aportación, cotización, aporte
expenses: gastos, gasto, dietas
mileage: kilometraje, kilómetros, millas
subtitle: subtítulo, subtítulos
caption: subtítulo, leyenda, pie foto, título
episode: episodio, capítulo
series: serie, series
channel: canal*, canales, cadena
playlist: lista reproducción, playlist, lista
song: canción, canciones, tema
album: álbum, disco*, álbumes
podcast: podcast, pódcast
audiobook: audiolibro
chapter: capítulo
library card: carné biblioteca, tarjeta biblioteca, carnet biblioteca
reading: lectura, leyendo, leer
e book: libro electrónico, ebook, libro digital
print quality: calidad impresión
ink: tinta
toner: tóner, toner
cartridge: cartucho
paper jam: atasco papel, papel atascado
barcode: código barras
QR code: código QR, QR
till: caja, hasta*
cash register: caja, caja registradora
split: dividir, partir, separar, repartir
gift: regalo, obsequio, regalar
gift card: tarjeta regalo, gift card
loyalty: fidelidad, lealtad, fidelización
points: puntos, punto
table reservation: reserva mesa, mesa reservada, reservar mesa
menu card: carta, menú
kitchen display: pantalla cocina
child seat: silla infantil, silla coche, asiento infantil, trona
pram: cochecito, carrito bebé, carrito
stroller: carrito, cochecito, silla paseo, carriola
diaper: pañal, pañales
toy: juguete
doll: muñeca, muñeco
puzzle: puzle, rompecabezas, puzzle
age: edad, años
adult: adulto, mayor*
senior: mayor*, sénior, jubilado, tercera edad
elderly: anciano, mayores, persona mayor, tercera edad
woman: mujer, señora, femenino
man: hombre, señor, masculino
girl: chica, niña*, muchacha
boy: chico, niño*, muchacho
person: persona*, individuo
people: gente, personas, pueblo*
couple: pareja, par*
single: individual*, soltero, único, sencillo
tour group: grupo turístico, grupo turistas, grupo*
business trip: viaje negocios, viaje trabajo
conference: conferencia, congreso
meeting: reunión*, reuniones, junta*
room key: llave habitación, llave
key card: tarjeta llave, tarjeta habitación, tarjeta
minibar: minibar, mini bar
wifi password: clave wifi, contraseña wifi
sea: mar*, océano
mountain: montaña*, monte*, sierra*
lake: lago, laguna*
river: río*
forest: bosque
hike: caminata, excursión, senderismo, ruta
hiking: senderismo, excursionismo, caminata, trekking
trail: sendero, ruta, senda, camino
path: camino, sendero, ruta, senda
hut: cabaña, refugio, choza
summit: cumbre, cima
peak: pico, cima, cumbre, hora punta
contour: curva nivel, contorno, curvas nivel
elevation: altitud, elevación, desnivel, altura
compass: brújula, compás
coordinates: coordenadas
coverage: cobertura, señal
reception signal: cobertura, señal, recepción
roaming: roaming, itinerancia
SIM: SIM, tarjeta SIM, chip*, eSIM
contract phone: móvil contrato, contrato, plan postpago
minutes: minutos
data volume: datos, volumen datos, gigas, megas
router: router, rúter, módem*
modem: módem, modem, router
outage: corte, caída, apagón, interrupción
downtime: caída, inactividad, fuera servicio, no disponible
maintenance window: ventana mantenimiento, mantenimiento
latency: latencia, retardo, ping*, lag*
bandwidth: ancho banda, banda ancha
streaming: streaming, transmisión, emisión
buffering: buffering, cargando, almacenamiento búfer, se corta
pixelated: pixelado, pixeles, pixelada
blurry: borroso, desenfocado, difuminado
sharp picture: imagen nítida, nitidez, nítido
contrast: contraste
brightness: brillo, luminosidad
flicker: parpadeo, parpadear, titilar, destello
flickering: parpadeo, parpadea, parpadeando, titila
overheating: sobrecalentamiento, recalienta, sobrecalienta, calienta
hot device: se calienta, caliente, sobrecalentado, quema
fan noise: ruido ventilador, ventilador ruidoso
vibration: vibración, vibraciones, vibrar
vibrate: vibrar, vibra, vibración
ringtone: tono, tono llamada, timbre, melodía
mute: silenciar, silencio, mudo, mutear
unmute: activar sonido, quitar silencio, desmutear
call quality: calidad llamada, calidad llamadas
dropped call: llamada cortada, llamada caída, se corta, corte llamada
hearing aid: audífono, audífonos, aparato auditivo
earpiece: auricular, auriculares, audífono
whistling: silbido, pitido, silbar, pita
feedback noise: acople, pitido, acoplamiento, realimentación
appearance: apariencia, aspecto, presencia
dress: vestido, vestir, viste
shirt: camisa, camiseta, playera
trousers: pantalón, pantalones
shoes: zapatos, calzado, zapatillas, tenis
boots: botas, botines
sandals: sandalias, chanclas
jacket: chaqueta, cazadora, chamarra, campera
coat: abrigo, chaquetón
sock: calcetín, calcetines, media*
underwear: ropa interior, calzoncillos, bragas
hat: sombrero, gorro, gorra
glove: guante
scarf: bufanda, pañuelo, fular
ring: anillo, sortija, sonar*, timbre
necklace: collar*, cadena, colgante
bracelet: pulsera, brazalete
earring: pendiente, arete, pendientes, aros
makeup: maquillaje, maquillar, cosméticos
cream: crema, nata, pomada
perfume: perfume, colonia, fragancia
shampoo: champú, shampoo
haircut: corte pelo, corte, corte cabello
hairdresser: peluquero, peluquería, peluquera
nail polish: esmalte, esmalte uñas, pintaúñas
size chart: guía tallas, tabla tallas
colour fading: destiñe, desteñido, descolorido, pierde color
shrink: encoger, encoge, encogido
shrinks: encoge, encogen, encogido
tear: romper, rasgar, lágrima, desgarro, rasgón
torn: roto, rasgado, rota, desgarrado
seam: costura, descosido
zip: cremallera, zip, cierre
zipper: cremallera, cierre, zíper
button missing: falta botón, sin botón
wash: lavar, lavado, lava*
washing: lavado, colada, lavar
ironing: planchado, planchar, plancha
honestly: sinceramente, honestamente, francamente
unfortunately: desgraciadamente, lamentablemente, por desgracia, desafortunadamente
thanks: gracias*, agradecido
thank: agradecer, agradezco, gracias*
congratulations: felicidades, enhorabuena, felicitaciones
praise: elogio, alabanza, felicitar, alabar
compliment: cumplido, elogio, piropo, halago
greeting: saludo, saludar, saludos
hello: hola, buenas, buenos días
goodbye: adiós, hasta luego, chao*
please: por favor, porfa
welcome: bienvenido, bienvenida, acogida, de nada
`;
