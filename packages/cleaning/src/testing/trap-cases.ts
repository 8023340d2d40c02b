import type { MailCase } from './mail-cases.ts';

const same = (name: string, body: string): MailCase => ({ name, body, own: body });

/** Words that look like a mail's furniture and are the customer's. */
export const trapCases: readonly MailCase[] = [
  {
    name: 'a postscript below the signature',
    body: 'Hi,\n\nthe hinge broke after a week.\n\nKind regards\nTessa Holt\n\nPS: The second box was never opened.',
    own: 'the hinge broke after a week.\nPS: The second box was never opened.',
  },
  same(
    'a told letter with a time',
    'On 9 March at 14:20 your colleague wrote to me in the chat:\n"We refund you today."\nThat was two weeks ago.',
  ),
  same(
    'a told letter in German',
    'Am 9. März um 14:20 schrieb mir Ihr Mitarbeiter im Chat:\n„Das Geld kommt heute.“\nEs kam nie.',
  ),
  same(
    'an absence that is the matter',
    'I was on vacation when the courier came. He left the box with a neighbour I do not know. Where is it?',
  ),
  same(
    'a receipt that is complained about',
    'I only ever get "Your request has been received" and then nothing for weeks.',
  ),
  same(
    'a survey that is complained about',
    'Stop asking me how did we do. I have told you three times: badly.',
  ),
  same('a Chinese line that begins with the service', '客服电话一直打不通，等了四十分钟。'),
  {
    name: 'a Chinese greeting and the matter in one line',
    body: '您好，我的快递三天没动了。',
    own: '您好，我的快递三天没动了。',
  },
  {
    name: 'a Korean greeting line',
    body: '안녕하세요\n\n쿠폰이 적용되지 않아요.',
    own: '쿠폰이 적용되지 않아요.',
  },
  same(
    'a dialogue that is the matter',
    'The man at the counter said: come back tomorrow. I said: you are open until six. He said: not for you.',
  ),
  same('steps with colons', 'Expected: the total is 40.00\nActual: the total is 44.00\nVersion: 7.2'),
  same('pros and cons', 'Pros: light, quiet\nCons: the strap, the price\n\nI would buy it again.'),
  same(
    'a list of quoted errors',
    'The log says:\n\n> disk full\n> cannot write index\n\nbut there is plenty of room.',
  ),
  same('one word', 'refund'),
  same('only thanks', 'Thank you so much!'),
  same('a name in the matter', 'Please change my name to\nTheodora Vance'),
  same('a signature in capitals that is the matter', 'THE APP DOES NOT OPEN\nSINCE THE UPDATE'),
  same(
    'a sentence about dear customers',
    'Dear customers is how you start each mail, and then you raise the price.',
  ),
  same('a sentence that begins with thanks', 'Thanks to your update I lost all my notes.'),
  same('a sentence that begins with a greeting in Dutch', 'Dag en nacht gaat het alarm af.'),
  same('a sentence that begins with good', 'Good morning is the only thing your bot can say.'),
  same('a title and a short text', 'Does not sync\n\nNothing arrives on my second phone'),
  same('a table of times', '09:42 Login failed\n09:45 Login failed\n10:02 Login worked'),
  same(
    'an address to deliver to',
    'Please deliver to:\n\nAnn Lee\n4 Mill Lane\nLeeds\n\nand not to the old house.',
  ),
  same(
    'a rule between two matters',
    'First matter: the invoice is wrong.\n\n-----\n\nSecond matter: the app is slow.',
  ),
  same('a question with numbers', 'Why is the fee 12?\nIt was 9 last year.'),
  same(
    'two questions',
    'What do I have to do now? It says wait.\nWhy did you charge me twice? I paid in cash.',
  ),
  same(
    'a warning that is the matter',
    'Warning: the e-mail field accepts anything. I typed my street and it was fine with it.',
  ),
  same('a legal word', 'Is the data confidential? My boss wants to know who can read it.'),
  same('a matter about unsubscribing', 'I want to unsubscribe but the page never loads.'),
  same('closing word inside', 'Your driver wished me all the best\nand drove off with my parcel.'),
  same('a Spanish route', 'De: Vigo\nPara: Lugo\nFecha: mañana\n\nEl buscador dice que no hay trenes.'),
  same('tags in plain text', 'if a < b and b > c then the chart <area> is wrong'),
  same('mathematics and paths', 'C:\\data\\new_table*2 costs 3*4*5 = 60 _each_'),
  same('an address in angle brackets', 'Write to <ann@post.example> and not to <old@post.example>, please.'),
  same('Turkish praise', 'Teşekkürler, kargo bir günde geldi ve paket sağlamdı.'),
  same('Turkish with capital İ', 'İade talebim hâlâ işleme alınmadı. İlgilenir misiniz?'),
  same(
    'German with a word like an absence',
    'Im Urlaub ging die Karte nicht. In keinem Laden konnte ich zahlen.',
  ),
  same('French mention of a form', 'Le formulaire de contact ne marche pas.'),
  same('a review of two lines', 'Great app\nCould be faster'),
  same('text about mojibake', 'Your receipt prints Ã¼ instead of ü and I look silly.'),
  same('a link with equals signs', 'This page is empty: https://shop.example/list?cat=AB&page=2F&sort=3D'),
  same(
    'paper in a printer',
    'Welche Papierbreite nimmt der Bondrucker?\n\nSeit Montag klemmt das Papier beim Drucken.',
  ),
  same('a recipient that cannot be deleted', 'Der Empfänger lässt sich nicht löschen, die Taste ist weg.'),
  same('two parcels by mistake', 'Es ist alles da.\n\nIch habe versehentlich zwei Pakete erhalten.'),
  same('a message to delete', 'It works now.\n\nHow do I delete all messages from the inbox?'),
  same('a recipient who waits', "I sent some money but the intended recipient says it hasn't arrived"),
  same('a ticket that nobody answers', 'The ticket was opened three weeks ago and nobody has replied.'),
  same('a case that was closed', 'This case was closed without an answer.'),
  same(
    'a chat that is closed too early',
    'The bot says it has to close my chat since there was no reply from me, but I reply at once.',
  ),
  same('questions without answers', 'What are the fees?\nHow would you charge us?\nWhat is the limit?'),
  same(
    'a formal customer',
    'Thank you for your message. We need the invoice of May. Could you please send it? Please do not hesitate to contact us.',
  ),
  same('a call that was bad', 'Call quality is bad since 3 May\nThe customer service did not answer me.'),
  {
    name: 'one more matter below the signature',
    body: 'Hi,\n\nthe hinge broke.\n\nKind regards,\nTessa Holt\nTel. +44 20 7946 0182\n\nOne more thing: the invoice of May is missing.',
    own: 'the hinge broke.\nOne more thing: the invoice of May is missing.',
  },
  {
    name: 'a leave in the middle',
    body: 'Dear team,\n\nplease mend it.\n\nBest regards\nTessa\n\nThe second matter is the bill. It shows nine seats.',
    own: 'please mend it.\nThe second matter is the bill. It shows nine seats.',
  },
];
