import type { PlantedSecret } from '../planted-secret.ts';

const kind = 'contacts in links';

export const contactLinks: PlantedSecret[] = [
  {
    id: 'link-mailto',
    kind,
    page: 3,
    how: 'mailto: with people in copy and a text; its words are no address, its target is',
    needles: ['emil.sand', 'boss.rook', 'Sick%20until'],
    html: `<a href="mailto:emil.sand@arbeit.example?cc=boss.rook@arbeit.example&amp;body=Sick%20until%20Friday">Write</a>`,
  },
  {
    id: 'link-tel',
    kind,
    page: 4,
    how: 'tel: in a link and in a link of a drawing',
    needles: ['493055501', '555-01-44'],
    html: `<a href="tel:+493055501233">Call the ward</a><svg width="20" height="20" xmlns:xlink="http://www.w3.org/1999/xlink"><a xlink:href="tel:+7-495-555-01-44"><circle r="5" cx="9" cy="9"></circle></a></svg>`,
  },
  {
    id: 'link-sms',
    kind,
    page: 2,
    how: 'sms: and chats, whose addresses have the number as their path',
    needles: ['6505550155', '4915155501'],
    html: `<a href="sms:+16505550155?body=Hi">Text me</a><a href="https://wa.me/4915155501666">Chat with me</a><a href="whatsapp://send?phone=4915155501666">Chat</a>`,
  },
];
