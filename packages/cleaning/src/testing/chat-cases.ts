import type { MailCase } from './mail-cases.ts';

/** Chats and threads as tools write them. */
export const chatCases: readonly MailCase[] = [
  {
    name: 'labels of roles',
    body: 'Customer: my lamp flickers\nAgent: Which lamp is it?\nCustomer: the small one by the door\nAgent: We send a new one.',
    own: 'my lamp flickers\nthe small one by the door',
  },
  {
    name: 'names with times in brackets',
    body: 'Ines (09:42): the code never arrives\nBot (09:42): Hello! How can I help?\nIda from Larkfield (09:45): Which number do you use?\nInes (09:46): the same as always',
    own: 'the code never arrives\nthe same as always',
  },
  {
    name: 'names and times on lines of their own',
    body: 'Ines 09:42\nthe code never arrives\n\nIda (Larkfield) 09:45\nWhich number do you use?\n\nInes 09:46\nthe same as always',
    own: 'the code never arrives\nthe same as always',
  },
  {
    name: 'times above names',
    body: '[2026-03-17 09:42:10] Ines: the code never arrives\n[2026-03-17 09:43:00] Support: Which number do you use?\n[2026-03-17 09:44:31] Ines: the same as always',
    own: 'the code never arrives\nthe same as always',
  },
  {
    name: 'ISO times',
    body: '2026-03-17T09:42:10Z Ines: the code never arrives\n2026-03-17T09:43:00Z Support: Which number do you use?\n2026-03-17T09:44:31Z Ines: the same as always',
    own: 'the code never arrives\nthe same as always',
  },
  {
    name: 'HTML with bold names',
    body: '<p><b>Ines:</b> the code never arrives</p><p><b>Support Ida:</b> Which number do you use?</p><p><b>Ines:</b> the same as always</p>',
    own: 'the code never arrives\nthe same as always',
  },
  {
    name: 'Telegram',
    body: 'Ines, [17.03.2026 09:42]\nthe code never arrives\n\nShop Support, [17.03.2026 09:45]\nWhich number do you use?\n\nInes, [17.03.2026 09:46]\nthe same as always',
    own: 'the code never arrives\nthe same as always',
  },
  {
    name: 'WhatsApp on Android',
    body: '17/03/2026, 09:42 - Ines: the code never arrives\n17/03/2026, 09:45 - Larkfield: Which number do you use?\n17/03/2026, 09:46 - Ines: the same as always\n17/03/2026, 09:47 - Ines: <Media omitted>',
    own: 'the code never arrives\nthe same as always',
  },
  {
    name: 'Russian labels',
    body: 'Клиент: не пришёл чек\nОператор: Проверяю, минуту.\nКлиент: и скидка не сработала\nОператор: Исправили.',
    own: 'не пришёл чек\nи скидка не сработала',
  },
  {
    name: 'Chinese labels',
    body: '访客 09:42:10\n优惠券用不了\n\n客服小林 09:43:02\n您好，请稍等。\n\n访客 09:44:20\n已经等了二十分钟了',
    own: '优惠券用不了\n已经等了二十分钟了',
  },
  {
    name: 'a thread that a helpdesk prints, newest first',
    body: 'Ines Duarte\nMar 18, 2026, 8:20 AM\n\nThe lamp flickers again.\n\nIda (Larkfield)\nMar 17, 2026, 11:05 AM\n\nHi Ines,\n\nwe sent a new one.\n\nIda\n\nInes Duarte\nMar 17, 2026, 9:42 AM\n\nHello,\n\nmy lamp flickers.\n\nInes',
    about: { author: 'Ines Duarte' },
    own: 'The lamp flickers again.\nmy lamp flickers.',
  },
  {
    name: 'a thread with rules between its parts',
    body: 'Ines Duarte wrote on Mar 17, 2026 at 9:42 AM:\n\nMy lamp flickers.\n\n---\n\nIda wrote on Mar 17, 2026 at 11:05 AM:\n\nWe send a new one.\n\n---\n\nInes Duarte wrote on Mar 18, 2026 at 8:20 AM:\n\nThe new one flickers too.',
    about: { author: 'Ines Duarte' },
    own: 'My lamp flickers.\nThe new one flickers too.',
  },
  {
    name: 'a Dutch chat with an assistant',
    body: 'Bezoeker: mijn fiets is weg\nAssistent: Hallo! Ik ben de virtuele assistent.\nBezoeker: medewerker graag\nMarloes: Ik kijk het na.\nBezoeker: hij stond bij het station',
    own: 'mijn fiets is weg\nmedewerker graag\nhij stond bij het station',
  },
  {
    name: 'speakers without names, the first of whom offers help',
    body: 'Speaker 1 (00:00:03): Thank you for calling Larkfield, how can I help?\nSpeaker 2 (00:00:09): The lamp flickers.\n[hold music]\nSpeaker 1 (00:00:21): Which lamp is it?\nSpeaker 2 (00:00:25): The small one.',
    own: 'The lamp flickers.\nThe small one.',
  },
  {
    name: 'names before times and a colon',
    body: 'Cliente 14:00: a lâmpada pisca\nAtendente Ida 14:01: Qual delas?\nCliente 14:03: a pequena',
    own: 'a lâmpada pisca\na pequena',
  },
  {
    name: 'days by their names between brackets',
    body: '[Yesterday 4:12 PM] Ines (Guest)\nThe lamp flickers.\n\n[Yesterday 4:20 PM] Ida Holt\nWhich one?\n\n[Today 8:02 AM] Ines (Guest)\nThe small one.',
    own: 'The lamp flickers.\nThe small one.',
  },
];
