/** Portuguese words for English ones, as customers write them; the usual word first. */
export const pt = `
battery: bateria, pilha, baterias
charge: carregar, carga, cobrança, taxa, cobrar
charger: carregador, carregadores
charging: carregamento, carregar, carregando
cable: cabo, fio
plug: tomada, plugue, ficha
socket: tomada, soquete
power: energia, potência, força, alimentação
drain: ralo, descarregar, gastar bateria, esgoto, consumo
empty: vazio, vazia, descarregado
dead: morto, descarregado, morta, morreu
adapter: adaptador, transformador
wire: fio, arame, cabo
wireless: sem fio, sem fios, wireless
screen: tela, ecrã, visor
display: visor, tela, ecrã, exibir, mostrador
touchscreen: touchscreen, tela sensível, ecrã tátil, touch*
keyboard: teclado, teclas
button: botão, botões
switch: interruptor, trocar, mudar
key: chave, tecla
lock: fechadura, bloquear, trancar, cadeado, trava
unlock: desbloquear, destrancar, destravar
door: porta, portão
window: janela, vidro, vitrine
handle: maçaneta, alça, cabo, puxador, pega
lid: tampa*
case: capa, estojo, caixa, capinha
cover: capa, cobertura, tampa*
strap: correia, alça, pulseira
band: pulseira, faixa, banda*
clip: clipe, presilha
hook: gancho, cabide
magnet: ímã, íman, magnético
sensor: sensor, sensores
microphone: microfone, micro*
speaker: alto-falante, altifalante, coluna, caixinha, caixa som
headphones: fone, fones, auscultadores, headphones, headset
earphones: fones, fone, auriculares, auscultadores
volume: volume, altura
sound: som*, áudio*, sons*
noise: barulho, ruído, ruídos
noisy: barulhento, ruidoso, barulho
loud: alto*, barulhento, alta
quiet: silencioso, tranquilo, calmo, sossegado
silent: silencioso, mudo, sem som
buzz: zumbido, zumbir, chiado
beep: bipe, apito, bip
echo: eco*, ecos
static: chiado, estática, estático, interferência
music: música, músicas
voice: voz, vozes
call: ligação, chamada, ligar, telefonema
phone: telefone, celular, telemóvel
mobile: celular, telemóvel, móvel
smartphone: smartphone, celular, telemóvel
tablet: tablet, comprimido
laptop: notebook*, portátil, laptop
computer: computador, PC*
printer: impressora
print: imprimir, impressão, impresso
scanner: scanner, digitalizador
scan: escanear, digitalizar, scan, digitalização
camera: câmera, câmara
photo: foto, fotografia
picture: foto, imagem, quadro
image: imagem, imagens
video: vídeo, vídeos
film: filme, filmar
recording: gravação, gravar
record: gravar, registro, registo, gravação
replay: replay, repetição, rever
stream: streaming, transmissão, transmitir
television: televisão, TV*, televisor, tevê
remote: controle remoto, remoto, comando, controle
watch: relógio, assistir, ver
wrist: pulso, punho
clock: relógio, relógios
alarm: alarme, despertador
timer: temporizador, cronômetro, timer
light: luz, leve, iluminação
lamp: lâmpada, luminária, abajur, candeeiro
bulb: lâmpada, lampadinha
bright: brilhante, claro, luminoso, iluminado
dark: escuro, escura, escuridão
dim: fraco, escuro, turvo, baixa luz
color: cor, cores, colorido
colour: cor, cores, colorido
app: app, aplicativo, aplicação, aplicativos
application: aplicativo, aplicação, candidatura, inscrição, app*
software: software, programa
program: programa, programar
website: site*, página, website, sítio
site: site, local*, página
page: página, páginas
homepage: página inicial, homepage, home*
web: web, internet*
browser: navegador, browser
internet: internet, net*, rede
online: online, on-line, na internet
offline: offline, sem internet, desconectado
network: rede, redes
connection: conexão, ligação, conexões
connect: conectar, ligar, conexão, conecta
disconnect: desconectar, desligar, desconecta, cair
wifi: wifi, wi-fi, internet*
bluetooth: bluetooth
signal: sinal, rede
server: servidor, servidores
cloud: nuvem, cloud
sync: sincronizar, sincronização, sincroniza
synchronise: sincronizar, sincronização
upload: upload, carregar, enviar, subir
download: baixar, download, descarregar, transferir
install: instalar, instalação
uninstall: desinstalar, desinstalei, remover
update: atualização, atualizar, atualizações, update
upgrade: upgrade, melhoria, atualização, atualizar
version: versão, versões
release: lançamento, lançar, liberar, versão
restart: reiniciar, reinicia, recomeçar
reboot: reiniciar, reinicialização
reset: redefinir, resetar, reset, repor
crash: travar, fecha sozinho, crash, falha, bater
freeze: travar, congelar, trava, bloquear
hang: travar, pendurar, trava, pendurado
stuck: preso, travado, emperrado, parado
lag: lag, atraso, lentidão, travamento
slow: lento, devagar, lenta, demorado
fast: rápido, rápida, veloz, depressa
quick: rápido, rápida, ágil
speed: velocidade, rapidez
performance: desempenho, performance, apresentação, espetáculo
load: carregar, carga, carregamento
loading: carregando, carregamento, carregar
wait: esperar, espera, aguardar
waiting: espera, esperando, aguardando, à espera
delay: atraso, demora, atrasos
delayed: atrasado, atrasada, atraso, adiado
late: atrasado, tarde, atraso, atrasada
early: cedo, antecipado, adiantado
error: erro, erros, falha
bug: bug, erro, falha, bugs
fault: falha, defeito, culpa, avaria
failure: falha, fracasso, avaria, falhas
fail: falhar, falha, fracassar, não funciona
broken: quebrado, estragado, partido, avariado, quebrada
break: quebrar, partir, estragar, pausa, intervalo
defect: defeito, defeituoso, falha
malfunction: mau funcionamento, avaria, defeito, falha
glitch: falha, bug*, erro, glitch
problem: problema, problemas
issue: problema, questão, assunto
trouble: problema, dificuldade, transtorno, chatice
complaint: reclamação, queixa, reclamações
complain: reclamar, queixar, reclamação
fix: consertar, corrigir, resolver, arrumar, arranjar
repair: conserto, reparo, reparação, consertar, reparar
solve: resolver, solucionar, resolvido
solution: solução, soluções, resolução
workaround: alternativa, solução alternativa, gambiarra, jeitinho
support: suporte, apoio, assistência, atendimento
help: ajuda, ajudar, auxílio, socorro
helpdesk: suporte, helpdesk, atendimento
hotline: central*, linha direta, linha apoio, SAC*, 0800
assistance: assistência, ajuda, auxílio, apoio
service: serviço, atendimento, serviços
customer: cliente, clientes, consumidor
client: cliente, clientes
user: usuário, utilizador, usuários
member: membro, associado, sócio
guest: hóspede, convidado, visitante
visitor: visitante, visita, visitantes
passenger: passageiro, passageiros
driver: motorista, condutor, motoristas
rider: entregador, estafeta, passageiro, cavaleiro, motociclista
patient: paciente, doente, pacientes
student: estudante, aluno, aluna
teacher: professor*, professora, docente
pupil: aluno, aluna
parent: pai, mãe*, pais*
child: criança, filho, crianças, filha
kid: criança, miúdo, filho, garoto
baby: bebê, bebé, neném
family: família, famílias, familiar*
friend: amigo, amiga, amigos
colleague: colega, colegas
employee: funcionário, empregado, colaborador, funcionária
staff: funcionários, equipe, pessoal, equipa, staff
team: equipe, equipa, time*
manager: gerente, gestor, gerência
boss: chefe, patrão, patroa
owner: dono, proprietário, dona, proprietária
neighbour: vizinho, vizinha, vizinhos
dealer: concessionária, revendedor, stand*, vendedor
supplier: fornecedor, fornecedores
vendor: vendedor, fornecedor
partner: parceiro, sócio, parceira, companheiro
company: empresa, companhia, firma
business: negócio, empresa, negócios, comércio
shop: loja, lojas
store: loja, armazenar, guardar, lojas
branch: filial, agência, sucursal, galho
office: escritório, repartição, gabinete
login: login, entrar, iniciar sessão, logar, acesso
logout: sair, logout, terminar sessão, deslogar
sign: assinar, placa, sinal, assinatura
password: senha, palavra-passe, password
username: usuário, nome utilizador, login
account: conta, contas
profile: perfil, perfis
register: registrar, cadastrar, registar, inscrever, cadastro
registration: cadastro, registro, inscrição, registo
verification: verificação, confirmação
verify: verificar, confirmar, comprovar
code: código, códigos
pin: senha, PIN, pino
two factor: dois fatores, duas etapas, 2FA, dois passos
fingerprint: digital*, impressão digital, biometria
face: rosto, cara, facial*, face
security: segurança, seguranças
secure: seguro, segura, proteger
safe: seguro, cofre, segura
unsafe: inseguro, perigoso, insegura
danger: perigo, risco, perigos
dangerous: perigoso, perigosa, arriscado
risk: risco, riscos, arriscado
hack: hackear, hackeado, invasão, invadido
hacker: hacker, golpista, hackers
fraud: fraude, golpe, burla
scam: golpe, burla, fraude, enganação
fake: falso, falsificado, falsa, fake
spam: spam, lixo eletrônico
virus: vírus, malware
privacy: privacidade, LGPD
private: privado, particular*, privada
personal: pessoal, pessoais, particular*
data: dados, dado
leak: vazamento, fuga, vazar, goteira, infiltração
breach: vazamento, violação, quebra, fuga dados
delete: excluir, apagar, eliminar, deletar
remove: remover, retirar, tirar, eliminar
erase: apagar, limpar, eliminar
restore: restaurar, recuperar, repor
backup: backup, cópia segurança, reserva
export: exportar, exportação
import: importar, importação
file: arquivo, ficheiro, arquivos
folder: pasta*, pastas, diretório
document: documento, documentos
form: formulário, ficha, forma
attachment: anexo, anexos, acessório
spreadsheet: planilha, excel*, planilhas, folha cálculo
table: mesa*, tabela, mesas
row: linha, fileira, fila
column: coluna, colunas
report: relatório, denunciar, relatar, denúncia
chart: gráfico, tabela, gráficos
graph: gráfico, gráficos
dashboard: painel, dashboard, painéis
statistics: estatística, estatísticas, dados
analysis: análise, análises
filter: filtro, filtrar, filtros
sort: ordenar, classificar, tipo
search: pesquisa, busca, pesquisar, buscar, procurar
find: encontrar, achar, procurar
result: resultado, resultados
list: lista, listagem
menu: menu, cardápio, ementa
setting: configuração, definição, ajuste, ambiente
settings: configurações, definições, ajustes
option: opção, opções, alternativa
preference: preferência, preferências
feature: recurso, funcionalidade, função, característica
function: função, funcionalidade, funções
tool: ferramenta, ferramentas
template: modelo, template, modelos
field: campo*, campos
label: etiqueta, rótulo, rótulos
tag: etiqueta, tag, marcador
category: categoria, categorias
title: título, títulos
text: texto, textos, SMS
font: fonte, letra, fontes, tipografia
size: tamanho, tamanhos, dimensão
language: idioma, língua, linguagem
translation: tradução, traduções
translate: traduzir, tradução, traduzido
word: palavra, palavras
sentence: frase, frases
spelling: ortografia, grafia, escrita
message: mensagem, mensagens, recado
notification: notificação, notificações, aviso
alert: alerta, aviso, alertas
reminder: lembrete, aviso, lembretes
email: e-mail, email, correio eletrônico
mail: correio, e-mail, email*, carta
newsletter: newsletter, boletim, informativo
inbox: caixa entrada, inbox
chat: chat, bate-papo, conversa
comment: comentário, comentários, comentar
review: avaliação, resenha, crítica, opinião
rating: avaliação, nota, classificação, pontuação
star: estrela, estrelas
feedback: feedback, opinião, retorno, comentário
survey: pesquisa, inquérito, questionário, sondagem
question: pergunta, dúvida, questão
answer: resposta, responder, atender
reply: resposta, responder, respostas
response: resposta, retorno, respostas
respond: responder, resposta, responderam
contact: contato, contacto, contatar, falar
ticket: bilhete, ingresso, passagem, chamado, ticket
request: pedido, solicitação, pedir, solicitar
price: preço, valor, preços
cost: custo, custar, custa, gasto
expensive: caro, cara, caríssimo, dispendioso
cheap: barato, barata, econômico
fee: taxa, tarifa, mensalidade, comissão
surcharge: sobretaxa, acréscimo, taxa extra, suplemento
discount: desconto, descontos, abatimento
coupon: cupom, cupão, cupons, vale*
voucher: voucher, vale*, cupom
promotion: promoção, promoções, campanha
offer: oferta, oferecer, proposta
sale: venda, promoção, liquidação, saldo
deal: oferta, negócio, acordo, promoção
free: grátis, gratuito, livre, de graça
trial: teste, experimental*, período teste, avaliação
subscription: assinatura, subscrição, mensalidade
subscribe: assinar, subscrever, inscrever
unsubscribe: cancelar assinatura, cancelar inscrição, descadastrar, anular subscrição
renewal: renovação, renovações
renew: renovar, renovação, renovado
cancel: cancelar, anular, cancelado, desmarcar
cancellation: cancelamento, anulação
plan: plano, planos, planejar
package: pacote, embalagem, encomenda
tier: nível, plano, escalão
premium: premium, prêmio, prémio
membership: assinatura, adesão, associação, afiliação
paywall: paywall, paga, conteúdo pago
payment: pagamento, pagamentos
pay: pagar, pago, paguei, salário
paid: pago, paguei, pagou, paga
card: cartão, cartões
credit: crédito, créditos, saldo
debit: débito, débitos, desconto
cash: dinheiro, espécie, numerário
bank: banco*, bancos
transfer: transferência, transferir, pix, traslado
invoice: fatura, nota fiscal, faturas
bill: conta, fatura, boleto
billing: cobrança, faturamento, faturação
receipt: recibo, comprovante, talão, cupom fiscal
refund: reembolso, devolução, estorno, reembolsar
reimbursement: reembolso, ressarcimento, restituição
money: dinheiro, grana, verba
wallet: carteira, carteiras
balance: saldo, equilíbrio, balanço
budget: orçamento, verba, orçamentos
tax: imposto, taxa, tributo, impostos
VAT: IVA, imposto, ICMS
currency: moeda, moedas, câmbio
salary: salário, ordenado, vencimento
wage: salário, ordenado, remuneração
payroll: folha pagamento, salários, folha salarial
payslip: holerite, contracheque, recibo vencimento, recibo salário
bonus: bônus, bónus, prêmio
tip: gorjeta, dica, dicas
deposit: depósito, caução, depositar
rent: aluguel, renda, alugar, aluguer
insurance: seguro, seguradora, seguros
loan: empréstimo, empréstimos, financiamento
debt: dívida, dívidas, débito
interest: juros, interesse, juro
contract: contrato, contratos
agreement: acordo, contrato, acordos
terms: termos, condições
policy: política, apólice, políticas
rule: regra, regras, norma
fine: multa, coima, multas
penalty: multa, penalidade, penalização
commission: comissão, comissões
profit: lucro, lucros, ganho
revenue: receita, faturamento, receitas
value: valor, valores
worth: valer, vale*, valeu, valor, compensa
overcharged: cobrança indevida, cobrança excessiva, cobrado indevidamente, cobraram demais
double: duplo, dobro, duplicado, dupla
twice: duas vezes, dobro, 2 vezes
again: novamente, de novo, outra vez
wrong: errado, errada, incorreto, errados
incorrect: incorreto, errado, incorreta
mistake: erro, engano, equívoco
false: falso, falsa, falsos
true: verdadeiro, verdade, verdadeira
correct: correto, certo, corrigir, correta
right: certo, direito, direita, correto
accurate: preciso, exato, precisa
precise: preciso, exato, precisão
exact: exato, exata, exatamente
order: pedido, encomenda, ordem, pedir, encomendar
buy: comprar, compra, comprei, adquirir
purchase: compra, comprar, compras, aquisição
sell: vender, venda, vendem
seller: vendedor, vendedora, vendedores
buyer: comprador, compradora, compradores
product: produto, produtos, artigo
item: item, artigo, itens, produto
goods: mercadoria, produtos, bens, mercadorias
stock: estoque, stock, ações
inventory: estoque, inventário, stock*
available: disponível, disponíveis
unavailable: indisponível, indisponíveis, não disponível
out of stock: esgotado, sem estoque, em falta, sem stock
basket: cesta, cesto, carrinho
cart: carrinho, carrinhos
checkout: checkout, caixa, finalizar compra
delivery: entrega, entregas, delivery
deliver: entregar, entrega, entregue
shipping: envio, frete, portes, remessa
ship: enviar, navio, despachar, envio
courier: transportadora, estafeta, entregador, correio
parcel: encomenda, pacote, encomendas
packaging: embalagem, embalagens, empacotamento
box: caixa, caixas, caixote
bag: bolsa, sacola, saco, mala
envelope: envelope, envelopes
damaged: danificado, avariado, estragado, amassado
scratched: riscado, arranhado, riscos, arranhões
dented: amassado, amolgado, amassada
cracked: rachado, trincado, rachadura, estalado
leaking: vazando, vazamento, a pingar, pingando
missing: faltando, falta, em falta, desaparecido
lost: perdido, perdida, extraviado, perdi
stolen: roubado, furtado, roubada, roubaram
theft: roubo, furto, roubos
return: devolução, devolver, voltar, retorno, regresso
exchange: troca, trocar, câmbio
replacement: substituição, troca, substituto, reposição
replace: substituir, trocar, troca
spare: reserva, sobressalente, sobresselente, estepe
part: peça, parte, peças
warranty: garantia, garantias
guarantee: garantia, garantir, garante
quality: qualidade, qualidades
material: material, materiais, tecido
fabric: tecido, pano, tecidos
cotton: algodão
leather: couro, pele, cabedal
wood: madeira, madeiras
metal: metal, metálico, metais
plastic: plástico, plásticos, plástica
glass: vidro, copo, taça
rubber: borracha, borrachas
paper: papel, papéis
steel: aço, inox
sturdy: resistente, robusto, firme, sólido
solid: sólido, firme, sólida, maciço
flimsy: frágil, fraco, vagabundo, fraquinho
fragile: frágil, frágeis, delicado
durable: durável, resistente, duradouro
heavy: pesado, pesada, peso*
thin: fino, fina*, magro, fininho
thick: grosso, espesso, grossa
long: longo, comprido, longa, demorado
short: curto, curta, baixo, breve
wide: largo, larga, amplo
narrow: estreito, estreita, apertado
large: grande*, amplo, grandes
big: grande*, enorme, grandes
small: pequeno, pequena, pequenos
tiny: minúsculo, pequenino, pequeníssimo, minúscula
tall: alto*, alta, altos
high: alto*, alta, elevado
low: baixo, baixa, baixos
deep: fundo, profundo, funda, profunda
fit: caber, servir, serve*, caimento, coube
tight: apertado, justo, apertada
loose: solto, folgado, frouxo, largo
comfortable: confortável, cômodo, confortáveis
uncomfortable: desconfortável, incômodo, desconfortáveis
soft: macio, mole*, macia, suave
hard: duro, difícil, dura, rígido
rough: áspero, grosseiro, rugoso
smooth: suave, liso, fluido, lisa*
sharp: afiado, nítido, cortante, pontiagudo
blunt: sem corte, ríspido
warm: quente, morno, caloroso, quentinho
cold: frio, fria, gelado, constipação, resfriado
hot: quente, calor, quentes
cool: fresco, legal*, fixe, frio
freezing: gelado, congelando, gelada, gélido
wet: molhado, molhada, húmido, úmido
dry: seco, secar, seca
damp: úmido, húmido, umidade, humidade
clean: limpo, limpar, limpa, limpeza
dirty: sujo, suja, sujeira, sujos
filthy: imundo, nojento, imunda, porco
dust: pó*, poeira, poeirento
stain: mancha, nódoa, manchas, manchado
smell: cheiro, odor*, cheirar, mau cheiro
stink: fedor, feder, mau cheiro, fedorento, fede
odour: odor*, cheiro, odores
mould: mofo, bolor, molde, mofado
mold: mofo, bolor, molde, mofado
rust: ferrugem, enferrujado, enferrujar
rot: podre, apodrecer, podridão, estragado
insect: inseto, bicho, insetos
food: comida, alimento, alimentação, comidas
meal: refeição, comida, refeições
breakfast: pequeno-almoço, desjejum, café manhã, pequeno almoço
lunch: almoço, almoçar, almoços
dinner: jantar, janta, jantares
dish: prato, louça, pratos
recipe: receita, receitas
ingredient: ingrediente, ingredientes
taste: sabor, gosto, paladar, provar
tasty: saboroso, gostoso, saborosa, gostosa
delicious: delicioso, deliciosa, gostoso, delícia
bland: sem gosto, insosso, sem sabor, insípido
salty: salgado, salgada, muito sal
sweet: doce, doces, açucarado
sour: azedo, ácido, azeda
bitter: amargo, amarga, amargos
spicy: picante, apimentado, picantes
fresh: fresco, fresca, frescos
stale: velho, passado, murcho, rançoso, duro
raw: cru, crua, crus
burnt: queimado, queimada, esturricado
undercooked: mal passado, cru, malpassado, mal cozido
cooked: cozido, cozinhado, cozida
portion: porção, dose*, porções
snack: lanche, petisco, snack, salgadinho
drink: bebida, beber, bebidas
water: água, águas
coffee: café*, cafezinho, cafés*
tea: chá*, chás
milk: leite, leites
juice: suco, sumo*, sucos
beer: cerveja, chope, cervejas
wine: vinho, vinhos
bread: pão, pães
cheese: queijo, queijos
meat: carne, carnes
chicken: frango, galinha, frangos
fish: peixe, peixes, pescado
egg: ovo, ovos
vegetable: legume, verdura, vegetal, hortaliça, legumes
fruit: fruta, frutas, fruto
salad: salada, saladas
soup: sopa, caldo, sopas
rice: arroz
pasta: massa*, macarrão, massas, esparguete
pizza: pizza, pizzas
sandwich: sanduíche, sandes, lanche, sandwich
cake: bolo, torta, bolos
chocolate: chocolate, chocolates
sugar: açúcar, açúcares
salt: sal*
oil: óleo, azeite, petróleo
allergy: alergia, alérgico, alergias
allergen: alérgeno, alergénio, alérgenos
gluten: glúten, celíaco
vegan: vegano, vegana, veganos
vegetarian: vegetariano, vegetariana, vegetarianos
organic: orgânico, biológico, orgânicos
healthy: saudável, saudáveis
restaurant: restaurante, restaurantes
cafe: café, cafeteria*, cafetaria, pastelaria
bar: bar, boteco
kitchen: cozinha, cozinhas
cook: cozinhar, cozinheiro, cozinheira
chef: chef, cozinheiro, chefe
waiter: garçom, empregado mesa, garçon, garçons
waitress: garçonete, empregada mesa, garçonetes
seat: assento, lugar*, banco*, poltrona, assentos
chair: cadeira, cadeiras
bench: banco*, banquinho, bancada
sofa: sofá, sofás
bed: cama, camas, leito
mattress: colchão, colchões
pillow: travesseiro, almofada, travesseiros
blanket: cobertor, manta, coberta
sheet: lençol, folha, lençóis
towel: toalha, toalhas
shower: chuveiro, duche, ducha, banho
bath: banho, banheira, banhos
bathroom: banheiro, casa banho, WC, lavabo
toilet: banheiro, vaso sanitário, sanita, casa banho
sink: pia, lavatório, lava-louça, lava-loiça
tap: torneira, tocar, torneiras
soap: sabão, sabonete
room: quarto, sala, quartos
bedroom: quarto, dormitório, quartos
cabin: cabine, cabana, chalé
apartment: apartamento, flat*, apê
house: casa*, moradia, casas
home: casa*, lar, início
building: prédio, edifício, construção, prédios
floor: chão*, andar, piso
stairs: escada, escadas, degraus
lift: elevador, levantar, carona, boleia
elevator: elevador, ascensor, elevadores
escalator: escada rolante, escadas rolantes
ramp: rampa, rampas
wheelchair: cadeirante, cadeira rodas, cadeira
disabled: deficiente, deficiência, PCD, desativado
accessibility: acessibilidade, acessível
entrance: entrada, portaria, entradas
exit: saída, sair, saídas
corridor: corredor, corredores
lobby: lobby, saguão, hall*, átrio
reception: recepção, receção, portaria
balcony: varanda, sacada, varandas
terrace: terraço, esplanada, terraços
garden: jardim, quintal, jardins
pool: piscina, piscinas
sauna: sauna
gym: academia*, ginásio, academias
beach: praia, praias
park: parque, estacionar, parques
playground: parquinho, parque infantil, playground, recreio
parking: estacionamento, estacionar, vaga, parque
garage: garagem, oficina, garagens
hotel: hotel, hotéis, pousada
hostel: hostel, albergue, pousada, hostels
camping: camping, acampamento, campismo, acampar
campsite: camping*, parque campismo, acampamento
tent: barraca, tenda, tendas
booking: reserva, reservas, marcação
book: livro, reservar, livros, marcar
reservation: reserva, reservas, marcação
reserve: reservar, reserva, reservado
appointment: consulta, marcação, compromisso, agendamento
slot: horário, vaga, slot
schedule: horário, agenda*, cronograma, agendar
timetable: horário, horários, tabela horária
calendar: calendário, agenda*
date: data*, encontro, datas
day: dia*, dias
week: semana, semanas
month: mês*, meses, mensal
year: ano, anos
hour: hora, horas
minute: minuto, minutos
second: segundo, segunda, segundos
morning: manhã, manhãs, matinal
afternoon: tarde, tardes
evening: noite, fim tarde, anoitecer
night: noite, noites, noturno, madrugada
weekend: fim-de-semana, fim semana, final semana, fds
holiday: feriado, férias, folga
vacation: férias, viagem
summer: verão, verões
winter: inverno, invernos
spring: primavera, mola, molas
autumn: outono
season: estação, temporada, época
travel: viajar, viagem, viagens
trip: viagem, passeio, viagens
journey: viagem, percurso, jornada, trajeto
tour: passeio, tour, excursão, visita guiada
excursion: excursão, passeio, excursões
guide: guia, guias, guiar
map: mapa, mapas
route: rota, percurso, trajeto, caminho
navigation: navegação, navegador, GPS*
direction: direção, sentido, indicações
address: endereço, morada, endereços
location: localização, local*, lugar*
GPS: GPS, navegador
distance: distância, distâncias
kilometre: quilômetro, km*, quilómetro
mile: milha, milhas
train: trem, comboio, comboios, trens
bus: ônibus, autocarro
tram: bonde, elétrico, VLT
metro: metrô, metro
subway: metrô*, metro*
taxi: táxi, táxis, uber*
car: carro, automóvel, carros, viatura
van: van, carrinha, furgão
truck: caminhão, camião, caminhões
lorry: caminhão, camião, camiões
motorcycle: moto, motocicleta, motos, mota
bicycle: bicicleta, bike*, bicicletas
bike: bicicleta, bike, moto
scooter: scooter, patinete, trotinete, lambreta, trotineta
helmet: capacete, capacetes
brake: freio, travão, frear, travar
brakes: freios, travões
wheel: roda, volante, rodas
tyre: pneu, pneus
tire: pneu, pneus
engine: motor*, motores
motor: motor, motores
fuel: combustível, gasolina, combustíveis
petrol: gasolina, combustível, gasóleo
diesel: diesel, gasóleo
charging station: eletroposto, posto recarga, posto carregamento, carregador
tank: tanque, depósito, tanques
seatbelt: cinto segurança, cinto, cintos
road: estrada*, rua, rodovia, estradas
street: rua, ruas, avenida
lane: faixa, via*, pista
pavement: calçada, passeio, pavimento, asfalto
sidewalk: calçada, passeio, calçadas
pothole: buraco, buracos, cratera
bridge: ponte*, pontes, viaduto
tunnel: túnel, túneis
traffic: trânsito, tráfego, engarrafamento
jam: engarrafamento, congestionamento, atolamento, encravado
crossing: cruzamento, passadeira, faixa pedestres, travessia
junction: cruzamento, entroncamento, trevo
station: estação, estações, terminal*, posto
stop: parada, paragem, parar, ponto
platform: plataforma, plataformas, cais
airport: aeroporto, aeroportos
flight: voo, vôo, voos
plane: avião, aviões, aeronave
airline: companhia aérea, linha aérea, aérea
boarding: embarque, embarcar
gate: portão, porta embarque, portões
luggage: bagagem, malas, bagagens
baggage: bagagem, malas, bagagens
suitcase: mala, malas
ferry: balsa, ferry, barca
boat: barco, barcos, lancha
harbour: porto*, portos, marina*
port: porto*, porta, entrada
deck: convés, deque, deck
crew: tripulação, equipe, tripulantes
captain: capitão, comandante, capitães
announcement: anúncio, aviso, anúncios
border: fronteira, borda, fronteiras
customs: alfândega, aduana, alfandegárias
passport: passaporte, passaportes
visa: visto, vistos
fare: tarifa, passagem, preço bilhete, bilhete
pass: passe, passar, aprovado, aprovação
season ticket: passe mensal, passe, assinatura mensal, bilhete único
queue: fila, filas
line: linha, fila, linhas
crowd: multidão, lotação, aglomeração
crowded: lotado, cheio, lotada, apinhado
full: cheio, lotado, cheia, completo
overcrowded: superlotado, lotado, superlotação, sobrelotado, apinhado
space: espaço, espaços, lugar*
friendly: simpático, amigável, simpática, gentil, amável
unfriendly: antipático, antipática, hostil, mal-humorado
rude: grosseiro, mal-educado, rude, grosso, malcriado
polite: educado, educada, cortês, gentil
impolite: mal-educado, indelicado, grosseiro, sem educação
kind: gentil, simpático, bondoso, amável, tipo
helpful: prestativo, atencioso, útil, prestável, solícito
unhelpful: inútil, pouco prestativo, não ajuda, não ajudou
competent: competente, competentes, capaz
incompetent: incompetente, incompetentes, incapaz
professional: profissional, profissionais, profissionalismo
unprofessional: pouco profissional, antiprofissional, amador, não profissional
arrogant: arrogante, prepotente, arrogantes
impatient: impaciente, sem paciência, impaciência
attentive: atencioso, atento, atenciosa, atenciosos
careless: descuidado, desleixado, negligente, descuido
lazy: preguiçoso, preguiça, preguiçosa
honest: honesto, sincero, honesta, honestidade
dishonest: desonesto, desonesta, desonestidade
reliable: confiável, fiável, de confiança, confiáveis
unreliable: não confiável, pouco fiável, inconfiável, instável
responsible: responsável, responsáveis
trust: confiança, confiar, confio
promise: promessa, prometer, prometido, promessas
lie: mentira, mentir, mentiras, mentiu
mislead: enganar, induzir erro, iludir, enganado
misleading: enganoso, enganosa, propaganda enganosa
apologise: desculpas, pedir desculpa, desculpar-se
sorry: desculpe, desculpa, lamento, perdão
excuse: desculpa, desculpas, pretexto
explain: explicar, explicação, explicaram, esclarecer
explanation: explicação, explicações, esclarecimento
inform: informar, avisar, comunicar, informado
information: informação, informações, info*
unclear: confuso, pouco claro, não claro, obscuro
clear: claro, clara*, nítido, limpar
confusing: confuso, confusa, confusão
confused: confuso, confusa, perdido
understand: entender, compreender, perceber, entendo
misunderstanding: mal-entendido, desentendimento, equívoco
complicated: complicado, complicada, difícil
complex: complexo, complexa, complicado
simple: simples, fácil, simplicidade
easy: fácil, fáceis, simples, facilmente
difficult: difícil, difíceis, complicado, dificuldade
intuitive: intuitivo, intuitiva, intuitivos
annoying: irritante, chato, incômodo, chata, aborrecido
annoyed: irritado, chateado, aborrecido, irritada
angry: zangado, bravo*, irritado, com raiva, furioso
furious: furioso, revoltado, furiosa, indignado
disappointed: decepcionado, desapontado, desiludido, decepção, dececionado
disappointing: decepcionante, desapontador, decepção, dececionante, desilusão
frustrated: frustrado, frustrada, frustração
frustrating: frustrante, frustração
sad: triste, tristeza, tristes
happy: feliz, contente, felizes, satisfeito
satisfied: satisfeito, satisfeita, satisfação
dissatisfied: insatisfeito, descontente, insatisfeita, insatisfação
pleased: satisfeito, contente, feliz
delighted: encantado, encantada, maravilhado, adorei
surprised: surpreso, surpreendido, surpresa, surpreendida
worried: preocupado, preocupada, preocupação
afraid: com medo, medo, receio
scared: assustado, medo, assustada
ashamed: envergonhado, vergonha, envergonhada
tired: cansado, cansada, farto
bored: entediado, aborrecido, tédio
boring: chato, entediante, aborrecido, monótono, chata
interesting: interessante, interessantes
exciting: emocionante, empolgante, excitante
fun: divertido, diversão, divertida
enjoy: gostar, curtir, aproveitar, desfrutar
love: amor, amar, adorar, amei, adorei
like: gostar, gostei, gosto, curtir
hate: odiar, detestar, ódio, odeio
dislike: não gostar, não gostei, detestar, desagradar
prefer: preferir, prefiro, preferência
recommend: recomendar, recomendo, indicar, aconselhar
avoid: evitar, evite, fugir
regret: arrepender, arrependimento, lamentar
miss: perder, faltar, sentir falta, saudade
wish: desejo, desejar, gostaria, querer
want: querer, quero, quer, queria
need: precisar, necessidade, preciso, necessitar
hope: esperança, espero, esperar, tomara
expect: esperar, esperava, expectativa
demand: exigir, exigência, procura, demanda
suggest: sugerir, sugestão, sugiro, propor
suggestion: sugestão, sugestões, proposta
idea: ideia, ideias, noção
improve: melhorar, aprimorar, melhoria, melhora
improvement: melhoria, melhora, melhorias, aperfeiçoamento
better: melhor, melhores
worse: pior, piores, piorou
best: melhor, o melhor, ótimo, melhores
worst: pior, o pior, péssimo, piores
good: bom, boa, bem*, bons
bad: ruim, mau, má*, mal
great: ótimo, excelente, ótima
excellent: excelente, excelentes, ótimo
perfect: perfeito, perfeita, perfeição
wonderful: maravilhoso, maravilhosa, maravilha
awful: horrível, péssimo, terrível, péssima
terrible: terrível, péssimo, horrível, péssima
horrible: horrível, péssimo, horroroso, horríveis
poor: ruim, fraco, pobre, má*
mediocre: medíocre, fraco, mediano, razoável
average: médio, média*, mediano, razoável
okay: ok*, razoável, tudo bem, aceitável
useless: inútil, não serve, inúteis, imprestável
useful: útil, úteis, utilidade
worthless: sem valor, não vale, inútil, lixo
necessary: necessário, necessária, preciso
unnecessary: desnecessário, desnecessária, dispensável
important: importante, importantes, essencial
beautiful: bonito, lindo, linda*, bela, bonita
ugly: feio, feia, feios
pretty: bonito, bonita, lindo, giro*, bastante
nice: legal*, agradável, simpático, bonito, giro*
modern: moderno, moderna, modernos
old: velho, antigo, velha, idoso
outdated: desatualizado, ultrapassado, obsoleto, antiquado
new: novo, nova*, novos
work: trabalho, funcionar, trabalhar, funciona
working: funcionando, funciona, a funcionar, trabalhando
run: correr, rodar, executar, funcionar
start: começar, iniciar, início, ligar, arrancar
begin: começar, iniciar, começo
end: fim, final*, terminar, acabar
finish: terminar, acabar, finalizar, concluir
open: abrir, aberto, aberta, abre
close: fechar, perto, fechado, próximo, encerrar
turn on: ligar, ativar, acender
turn off: desligar, desativar, apagar
press: apertar, pressionar, premir
click: clicar, clique, cliquei
swipe: deslizar, arrastar, passar
scroll: rolar, rolagem, scroll, deslizar
type: digitar, tipo, escrever, tipos
enter: entrar, inserir, digitar, introduzir
fill: preencher, encher, preenchimento
choose: escolher, escolha, optar
select: selecionar, escolher, seleção
change: mudar, alterar, troco, mudança, trocar
edit: editar, edição, editado
modify: modificar, alterar, modificação
add: adicionar, acrescentar, incluir
create: criar, criação, crie
make: fazer*, feito, fazem, marca
build: construir, montar, construção
save: salvar, guardar, economizar, poupar, gravar
keep: manter, guardar, continuar
share: compartilhar, partilhar, dividir, ação
send: enviar, mandar, envio, enviado
receive: receber, recebi, recebido
get: obter, receber, conseguir, pegar
give: dar*, deu, dado, dão
take: levar, tirar, pegar, tomar, demorar
bring: trazer, trouxe, traz, trouxeram
put: colocar, pôr*, meter*, posto, pus
move: mover, mudar, deslocar, mudança
copy: copiar, cópia, cópias
paste: colar, cole*, colagem
cut: cortar, corte, recortar
drag: arrastar, arrasto, puxar
drop: cair, queda, soltar, largar, gota
link: link, ligação, hiperligação, links
show: mostrar, espetáculo, exibir, show
hide: esconder, ocultar, escondido
see: ver, vejo, visto, vi*, enxergar
look: olhar, aparência, parecer, visual*
read: ler, leitura, lido, leio
write: escrever, escrito, escrita
listen: ouvir, escutar, ouço
hear: ouvir, escutar, ouço, ouve
speak: falar, fala, conversar
talk: falar, conversar, conversa
say: dizer, disse, dito, diz
tell: dizer, contar, disse, dito, avisar
ask: perguntar, pedir, peço, pergunta
learn: aprender, aprendizado, aprendizagem
teach: ensinar, ensino, lecionar
study: estudar, estudo, estudos
training: treinamento, formação, treino, capacitação
course: curso, cursos, disciplina
lesson: aula, lição, aulas
class: aula, turma, classe, aulas
lecture: palestra, aula, conferência
exam: exame, prova, exames
test: teste, prova, testar, exame
grade: nota, notas
homework: lição casa, deveres, dever, TPC, tarefa
exercise: exercício, exercícios, exercitar
textbook: livro didático, manual*, apostila, manual escolar
library: biblioteca, bibliotecas
school: escola, escolas, colégio
university: universidade, faculdade, universidades
college: faculdade, universidade, colégio
diploma: diploma, diplomas, canudo
certificate: certificado, certidão, atestado, certificados
level: nível, níveis, fase
beginner: iniciante, principiante, iniciantes
advanced: avançado, avançada, avançados
progress: progresso, andamento, avanço, progressos
group: grupo*, grupos
classroom: sala aula, classe, salas
doctor: médico, médica, doutor, doutora
nurse: enfermeira, enfermeiro, enfermagem
hospital: hospital, hospitais
clinic: clínica, consultório, clínicas
pharmacy: farmácia, drogaria, farmácias
medicine: remédio, medicamento, medicina, medicação
drug: medicamento, droga, remédio, fármaco
pill: comprimido, pílula, comprimidos
dose: dose, dosagem, doses
treatment: tratamento, tratamentos, atendimento
therapy: terapia, terapias, tratamento
surgery: cirurgia, operação, cirurgias
operation: operação, cirurgia, funcionamento
diagnosis: diagnóstico, diagnósticos
symptom: sintoma, sintomas
pain: dor, dores, doloroso
ache: dor, doer, dores, dói
hurt: doer, machucar, dói, magoar, machucado
injury: lesão, ferimento, lesões, machucado
injured: ferido, machucado, lesionado, ferida
wound: ferida, ferimento, machucado, feridas
accident: acidente, acidentes
emergency: emergência, urgência, urgências
ambulance: ambulância, ambulâncias, SAMU
health: saúde, saudável
illness: doença, enfermidade, doenças
sick: doente, enjoado, doentes
disease: doença, enfermidade, doenças
fever: febre, febril
cough: tosse, tossir
headache: dor cabeça, enxaqueca, cefaleia, dores cabeça
skin: pele, cútis
hair: cabelo, cabelos
eye: olho, olhos
ear: orelha, ouvido, ouvidos
nose: nariz, narinas
mouth: boca*, bocas
tooth: dente, dentes
teeth: dentes, dente, dentição
dentist: dentista, dentistas, odontologista
throat: garganta
neck: pescoço, gola
shoulder: ombro, ombros
back: costas*, voltar, trás, traseira
arm: braço, braços
hand: mão*, mãos
finger: dedo, dedos
leg: perna, pernas
knee: joelho, joelhos
foot: pé*, pés
feet: pés, pé*
heart: coração, cardíaco, corações
blood: sangue, sangrar, sanguíneo
pressure: pressão, tensão, pressões
pregnant: grávida, gestante, grávidas
pregnancy: gravidez, gestação
birth: nascimento, parto, nascer
weight: peso*, pesos*, pesar
sleep: dormir, sono*, dormi
stress: estresse, stress, estressante
hearing: audição, auditivo, ouvir
glasses: óculos, copos
lens: lente, lentes, objetiva
weather: clima, meteorologia, mau tempo, previsão tempo, bom tempo
rain: chuva, chover, chuvas
snow: neve, nevar, nevasca
ice: gelo, gelado
wind: vento, ventos, ventania
storm: tempestade, temporal*, tempestades
sun: sol*, solar*, ensolarado
heat: calor, aquecer, esquentar
heating: aquecimento, aquecedor, calefação
radiator: radiador, aquecedor, radiadores
air conditioning: ar condicionado, ar-condicionado, climatização
ventilation: ventilação, arejamento, exaustão
air: ar*, ares
temperature: temperatura, temperaturas
thermostat: termostato, termóstato
humidity: umidade, humidade
electricity: eletricidade, energia, luz, corrente
gas: gás, gases*, gasolina
energy: energia, energético
solar: solar, solares, fotovoltaico
panel: painel, painéis, placa
meter: medidor, contador*, metro*
pipe: cano, tubo, canos, tubulação
pump: bomba, bombear, bombas
boiler: caldeira, aquecedor, esquentador, boiler
stove: fogão, fogões
oven: forno, fornos
fridge: geladeira, frigorífico, frigobar
freezer: freezer, congelador, arca
dishwasher: lava-louças, máquina loiça, lavadora louça
washing machine: lavadora, máquina lavar, máquina roupa, máquina
dryer: secadora, secador, máquina secar
vacuum: aspirador, aspirar, vácuo
cleaner: faxineira, limpador, empregada limpeza, produto limpeza
iron: ferro, passar roupa, engomar, ferros
fan: ventilador, ventoinha, ventiladores
machine: máquina, aparelho, máquinas
device: dispositivo, aparelho, equipamento, dispositivos
appliance: eletrodoméstico, aparelho, eletrodomésticos
equipment: equipamento, equipamentos, aparelhagem
drill: furadeira, broca, berbequim, furar
saw: serra*, serrar, serrote
hammer: martelo, martelar
screw: parafuso, parafusos, aparafusar
nail: prego, unha, unhas, pregos
ladder: escada, escadote, escadas
rope: corda, cordas
tractor: trator, tratores
harvester: colheitadeira, ceifeira, colhedora
crop: colheita, cultura, cortar, safra, lavoura
seed: semente, sementes
plant: planta, plantar, fábrica, plantas
flower: flor, flores*
tree: árvore, árvores
grass: grama, relva, capim
leaf: folha, folhas
root: raiz, raízes
soil: solo*, terra*, solos
animal: animal, animais, bicho
dog: cachorro, cão*, cães, cadela
cat: gato, gata, gatos
horse: cavalo, égua, cavalos
bird: pássaro, ave, aves
cow: vaca, vacas
pig: porco, suíno, porcos
pet: pet, animal estimação, bichinho, mascote
leash: coleira, trela
bin: lixeira, caixote, cesto, contentor, lixo
rubbish: lixo, porcaria, lixos
garbage: lixo, porcaria, lixos
trash: lixo, porcaria, lixeira
waste: desperdício, lixo, resíduo, desperdiçar, perda
recycling: reciclagem, reciclar, reciclável
collection: coleta, recolha, coleção, cobrança, retirada
cleaning: limpeza, limpar, faxina
maintenance: manutenção, conservação, manutenções
construction: construção, obra, obras
council: câmara municipal, prefeitura, conselho, autarquia
city: cidade, cidades, município
town: cidade, vila, município
village: aldeia, vila, povoado, vilarejo
citizen: cidadão, cidadã, cidadãos, munícipe
mayor: prefeito, presidente câmara, prefeita, autarca
police: polícia, policial, PSP
fire: fogo, incêndio, bombeiros
permit: licença, permissão, autorização, alvará
licence: licença, carteira motorista, carta condução, habilitação
license: licença, carteira motorista, carta condução, habilitação
identity card: identidade, bilhete identidade, cartão cidadão, RG
counter: balcão, guichê, contador*
number: número, números, telefone
street light: poste, iluminação pública, candeeiro, poste luz
fountain: fonte, chafariz, fontanário, bebedouro
cycle lane: ciclovia, ciclofaixa, ciclovias
footpath: passeio, caminho pedonal, calçada, trilho
swimming pool: piscina, piscinas
museum: museu, museus
theatre: teatro, teatros
cinema: cinema, cinemas
concert: concerto*, show*, concertos
festival: festival, festa, festivais
exhibition: exposição, exposições, mostra
stage: palco, etapa, fase, palcos
actor: ator, atores, elenco
actress: atriz, atrizes
play: jogar, peça, brincar, reproduzir, tocar
audience: público, plateia, audiência, espectadores
view: vista*, visualizar, visualização, vistas
ticket office: bilheteria, bilheteira, guichê
programme: programa, programação, programas
interval: intervalo, intervalos, pausa
wardrobe: guarda-roupa, armário, roupeiro
sport: esporte, desporto, esportes
football: futebol, bola
game: jogo, jogos, partida, game
player: jogador, jogadores, jogadora, player
match: partida, jogo, corresponder, combinar
score: pontuação, placar, pontos, resultado
character: personagem, caractere, personagens, caracteres
quest: missão, missões, busca
reward: recompensa, prêmio, recompensas
coin: moeda, moedas
multiplayer: multijogador, multiplayer, vários jogadores
cheat: trapacear, trapaça, cheat, batota, enganar
cheater: trapaceiro, batoteiro, hacker*, trapaceiros
bot: bot, robô, bots, chatbot
advertisement: anúncio, publicidade, propaganda*, anúncios
ad: anúncio, propaganda*, publicidade, anúncios
ads: anúncios, propagandas, publicidade, propaganda*
banner: banner, faixa, cartaz
popup: pop-up, popup, janela pop-up
pop up: pop-up, popup, aparecer, surgir
interruption: interrupção, interrupções, corte
tracking: rastreamento, rastreio, rastrear, seguimento
cookie: cookie, cookies, biscoito, bolacha
consent: consentimento, autorização, consentir
mode: modo, modos
dark mode: modo escuro, tema escuro, modo noturno
night mode: modo noturno, modo noite, modo escuro
theme: tema, temas
layout: layout, disposição, leiaute, aspecto
design: design, desenho, projeto, visual*
icon: ícone, ícones
animation: animação, animações, desenho animado
interface: interface, tela, UI
shortcut: atalho, atalhos
gesture: gesto, gestos
zoom: zoom, ampliar, aumentar
rotate: girar, rodar, rotacionar, virar
landscape: paisagem, horizontal*, paisagens
portrait: retrato, vertical*, retratos
fullscreen: tela cheia, tela inteira, ecrã inteiro, ecrã completo
widget: widget, widgets
plugin: plugin, plug-in, extensão, complemento
extension: extensão, prorrogação, ramal, prolongamento
integration: integração, integrações, integrar
API: API, APIs, integração
webhook: webhook, webhooks
script: script, roteiro, scripts
developer: desenvolvedor, programador, desenvolvedores, dev
documentation: documentação, documentos
manual: manual, instruções, manuais
instruction: instrução, instruções, orientação
tutorial: tutorial, tutoriais, passo-a-passo
example: exemplo, exemplos
onboarding: integração, onboarding, acolhimento
setup: configuração, instalação, configurar, montagem
configuration: configuração, configurações
configure: configurar, configuração, ajustar
permission: permissão, autorização, permissões
role: função, cargo*, perfil, funções
admin: admin, administrador, administração
administrator: administrador, administradora, admin
invite: convidar, convite, convidado
invitation: convite, convites
approval: aprovação, autorização, aprovações
approve: aprovar, aprovado, autorizar
reject: rejeitar, recusar, negar, reprovar
rejected: rejeitado, recusado, negado, recusada
decline: recusar, declínio, queda, recusado
accept: aceitar, aceito, aceite, aceitam
block: bloquear, bloqueio, bloqueado, bloco
ban: banir, proibir, banido, proibição
suspend: suspender, suspensão, suspenso
suspended: suspenso, suspensa, bloqueado
activate: ativar, ativação, ativado
deactivate: desativar, desativação, desativado
expire: expirar, vencer, caducar, expira
expired: expirado, vencido, expirou, caducado, vencida
limit: limite, limitar, limites
limited: limitado, limitada, restrito
unlimited: ilimitado, ilimitada, sem limite
maximum: máximo, máxima
minimum: mínimo, mínima
quota: cota, quota, limite
increase: aumento, aumentar, reajuste, subida
rise: subida, aumento, subir, alta
raise: aumento, aumentar, levantar, elevar
decrease: diminuição, diminuir, redução, queda
reduce: reduzir, diminuir, redução, baixar
half: metade, meio, meia
percent: por cento, porcento, percentual, percentagem
total: total, totais, totalidade
sum: soma, quantia, valor, montante
amount: quantia, valor, montante, quantidade
quantity: quantidade, quantidades
count: contar, contagem
first: primeiro, primeira, primeiros
last: último, última, passado, durar
next: próximo, próxima, seguinte
previous: anterior*, prévio, anteriores
only: só*, somente, apenas, único
also: também*, além disso, igualmente
too: também*, demais, demasiado
much: muito*, muita, bastante
many: muitos, muitas, vários, diversas
more: mais*
less: menos, menor
enough: suficiente, bastante, o bastante
almost: quase, praticamente
never: nunca*, jamais*
always: sempre*, toda hora
often: frequentemente, muitas vezes, com frequência
sometimes: às vezes, por vezes, de vez
rarely: raramente, quase nunca, raras vezes
daily: diário, diariamente, diária, todo dia
weekly: semanal, semanalmente, toda semana
monthly: mensal, mensalmente, por mês, mensais
yearly: anual, anualmente, por ano, anuais
once: uma vez, assim que, certa vez
leave: sair, deixar, partir, licença
leaving: saindo, saída, partida, sair
quit: sair, desistir, largar, parar, demitir
competitor: concorrente, concorrência, concorrentes
alternative: alternativa, alternativas, alternativo
compare: comparar, comparação, comparado
comparison: comparação, comparativo, comparado
difference: diferença, diferenças
same: mesmo*, mesma, igual
similar: parecido, semelhante, similar, parecida
different: diferente, diferentes, distinto
other: outro, outra, outros
instead: em vez, ao invés, no lugar
without: sem*
with: com*
against: contra*
since: desde*, já que
until: até*, até que
before: antes*, anteriormente, antes de
after: depois*, após, em seguida
during: durante, no decorrer
while: enquanto, ao passo, durante
recently: recentemente, ultimamente, há pouco
soon: em breve, logo*, brevemente
today: hoje
yesterday: ontem
tomorrow: amanhã
now: agora*, atualmente, neste momento
later: mais tarde, depois*, posteriormente
immediately: imediatamente, na hora
suddenly: de repente, subitamente, repentinamente, do nada
still: ainda*
already: já*
investment: investimento, investimentos, investir, aplicação
fund: fundo, fundos, financiar
trade: negociação, comércio, troca, negociar
trading: trading, negociação, negociar
portfolio: carteira, portfólio, portefólio
broker: corretora, corretor, broker
ATM: caixa eletrônico, multibanco, caixa automático, ATM
withdrawal: saque, levantamento, retirada, saques
withdraw: sacar, levantar, retirar, saque
mortgage: hipoteca, financiamento imobiliário, crédito habitação
account number: número conta, IBAN, nº conta, número cliente
statement: extrato, declaração, extratos
pension: pensão, aposentadoria, reforma, previdência
retirement: aposentadoria, reforma, aposentado
holiday pay: subsídio férias, férias remuneradas, adicional férias, pagamento férias
overtime: hora extra, horas extras, horas extraordinárias
shift: turno, turnos, plantão
roster: escala, escalas, lista
timesheet: folha ponto, folha horas, ponto, banco horas
vacation days: dias férias, férias
sick leave: atestado médico, licença médica, baixa médica, baixa
absence: ausência, falta, faltas
attendance: presença, assiduidade, frequência, comparecimento
dismissal: demissão, despedimento, dispensa, demitido
employer: empregador, patrão, empregadora
tax code: código fiscal, código tributário, código IVA, NIF
deduction: desconto, dedução, descontos, abatimento
contribution: contribuição, contribuições, contributo
expenses: despesas, gastos, despesa
mileage: quilometragem, milhas, consumo
subtitle: legenda, legendas, subtítulo
caption: legenda, legendas
episode: episódio, episódios, capítulo
series: série, séries, seriado
channel: canal*, canais
playlist: playlist, lista reprodução, playlists
song: música, canção, canções
album: álbum, álbuns, disco*
podcast: podcast, podcasts
audiobook: audiolivro, audiobook, livro áudio, audiolivros
chapter: capítulo, capítulos
library card: cartão biblioteca, carteirinha, cartão leitor
reading: leitura, ler, leituras
e book: e-book, ebook, livro digital, livro eletrônico
print quality: qualidade impressão
ink: tinta, tintas, tinteiro
toner: toner, toners, tonificante
cartridge: cartucho, tinteiro, cartuchos
paper jam: papel preso, papel encravado, atolamento papel, papel atolado
barcode: código barras
QR code: QR code, código QR, QR
till: caixa, caixa registradora
cash register: caixa registradora, caixa, registadora
split: dividir, divisão, rachar, separar, partido
gift: presente, prenda, brinde, presentes
gift card: cartão presente, vale-presente, gift card, cartão oferta
loyalty: fidelidade, lealdade, fidelização
points: pontos, pontuação
table reservation: reserva mesa, mesa reservada
menu card: cardápio, ementa, menu, carta
kitchen display: tela cozinha, monitor cozinha, ecrã cozinha
child seat: cadeirinha, cadeira criança, cadeira auto, cadeirão
pram: carrinho bebê, carrinho bebé, carrinho
stroller: carrinho bebê, carrinho bebé, carrinho passeio
diaper: fralda, fraldas
toy: brinquedo, brinquedos
doll: boneca, boneco, bonecas
puzzle: quebra-cabeça, puzzle, enigma
age: idade, idades, faixa etária
adult: adulto, adulta, adultos
senior: idoso, sénior, terceira idade, sênior
elderly: idoso, idosos, idosa, velhinhos
woman: mulher, senhora, mulheres
man: homem, senhor, homens
girl: menina, garota, rapariga, moça
boy: menino, garoto, rapaz, moço
person: pessoa, indivíduo, pessoas
people: pessoas, gente, povo
couple: casal, casais, par*
single: único, solteiro, individual*, simples
tour group: grupo turístico, excursão, grupo excursão, grupo turistas
business trip: viagem negócios, viagem trabalho
conference: conferência, congresso, conferências
meeting: reunião, encontro, reuniões
room key: chave quarto, cartão quarto
key card: cartão-chave, cartão acesso, chave cartão, cartão magnético
minibar: frigobar, minibar, mini-bar
wifi password: senha wifi, senha wi-fi, palavra-passe wifi
sea: mar*, mares, oceano
mountain: montanha, serra*, montanhas
lake: lago, lagoa, lagos*
river: rio*, rios*, ribeira
forest: floresta, mata, bosque
hike: caminhada, trilha, caminhadas
hiking: caminhada, trilha, trekking, montanhismo
trail: trilha, trilho, trilhas
path: caminho, trilha, percurso, caminhos
hut: cabana, refúgio, abrigo, casebre
summit: cume, topo, pico
peak: pico, auge, cume, ponta
contour: contorno, curva nível, contornos
elevation: altitude*, elevação, desnível
compass: bússola, compasso
coordinates: coordenadas, coordenada
coverage: cobertura, coberturas, rede
reception signal: sinal, sinal rede, recepção, cobertura
roaming: roaming, itinerância
SIM: chip*, SIM, cartão SIM
contract phone: pós-pago, telefone contrato, plano controle, telemóvel contrato
minutes: minutos, minuto, ata
data volume: franquia dados, pacote dados, plafond, volume dados
router: roteador, router, roteadores
modem: modem, modems
outage: apagão, queda, interrupção, avaria
downtime: indisponibilidade, inatividade, fora ar, em baixo
maintenance window: janela manutenção, manutenção programada, período manutenção
latency: latência, ping*, atraso
bandwidth: largura banda, banda larga, banda*
streaming: streaming, transmissão
buffering: buffering, carregando, travando, buffer
pixelated: pixelado, pixelizado, pixelada, quadriculado
blurry: desfocado, embaçado, borrado, turvo
sharp picture: imagem nítida, nitidez, nítido
contrast: contraste, contrastes
brightness: brilho, luminosidade, claridade
flicker: piscar, tremer, cintilar, oscilar
flickering: piscando, a piscar, tremendo, oscilando
overheating: superaquecimento, sobreaquecimento, superaquecer, esquenta, aquece
hot device: esquenta, aquece, quente, superaquece
fan noise: barulho ventoinha, barulho ventilador, ruído ventoinha, ruído cooler
vibration: vibração, vibrações, trepidação
vibrate: vibrar, vibração, tremer
ringtone: toque, ringtone, toques
mute: mudo, silenciar, mutar, sem som
unmute: ativar som, desmutar, reativar som
call quality: qualidade chamada, qualidade ligação
dropped call: chamada caiu, ligação caiu, queda chamada, ligação cai
hearing aid: aparelho auditivo, prótese auditiva, aparelhos auditivos
earpiece: auricular, fone, auscultador, auriculares
whistling: assobio, apito, assobiar, chiado
feedback noise: microfonia, apito, assobio, realimentação
appearance: aparência, aspecto, visual*, aspeto
dress: vestido, roupa, vestir, vestidos
shirt: camisa, camiseta, camisola, blusa
trousers: calça, calças
shoes: sapatos, sapato, calçado, tênis, ténis
boots: botas, bota
sandals: sandálias, sandália, chinelos
jacket: jaqueta, casaco, blusão
coat: casaco, sobretudo, casacos
sock: meia, peúga, meias
underwear: cueca, calcinha, roupa interior, roupa íntima
hat: chapéu, boné*, gorro
glove: luva, luvas
scarf: cachecol, lenço, echarpe
ring: anel, tocar, aliança, anéis
necklace: colar, corrente, colares
bracelet: pulseira, bracelete, pulseiras
earring: brinco, brincos
makeup: maquiagem, maquilhagem, make*
cream: creme, nata, pomada, natas
perfume: perfume, perfumes, fragrância
shampoo: xampu, shampoo, champô
haircut: corte cabelo, cortar cabelo, corte
hairdresser: cabeleireiro, cabeleireira, salão, barbeiro
nail polish: esmalte, verniz, verniz unhas
size chart: tabela tamanhos, tabela medidas, guia tamanhos
colour fading: desbotar, desbotado, desbotou, desbota
shrink: encolher, encolheu, encolhe
shrinks: encolhe, encolheu, encolher
tear: rasgo, rasgar, lágrima, rasgado
torn: rasgado, rasgada, rasgou, roto
seam: costura, costuras, bainha
zip: zíper, fecho, fecho éclair, zip
zipper: zíper, fecho, fecho éclair
button missing: falta botão, sem botão, botão faltando, botão caiu
wash: lavar, lavagem, lavado
washing: lavagem, lavar, roupa suja
ironing: passar roupa, engomar, passar ferro
honestly: sinceramente, honestamente, francamente
unfortunately: infelizmente, lamentavelmente
thanks: obrigado, obrigada, agradeço, valeu
thank: agradecer, obrigado, agradeço, obrigada
congratulations: parabéns, felicitações
praise: elogio, elogiar, louvor, elogios
compliment: elogio, elogios, elogiar
greeting: saudação, cumprimento, saudações, cumprimentar
hello: olá, oi, alô, bom dia
goodbye: tchau, adeus, até logo
please: por favor, favor*
welcome: bem-vindo, bem-vinda, acolhimento, boas-vindas
`;
