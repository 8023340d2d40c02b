import type { MailCase } from './mail-cases.ts';

/** Forms that tools and people write in English, and what only looks like one of them. */
export const toolCases: readonly MailCase[] = [
  {
    name: 'outlook-mac',
    body: 'The scanner drops every second page since the update.\n\nThanks,\nRhona Field\n\nOn 3/17/26, 9:42 AM, "Larkfield Support" <support@larkfield.example> wrote:\n\n    Hello Rhona,\n    Please send us the log file of the scanner.\n    Best, Jo',
    own: 'The scanner drops every second page since the update.',
  },
  {
    name: 'outlook-new',
    body: 'No, the log file is empty. I looked twice.\n\nFrom: Larkfield Support <support@larkfield.example>\nDate: Tuesday, 17 March 2026 at 09:42\nTo: Rhona Field <rhona@field.example>\nSubject: Re: Scanner\nHello Rhona,\nPlease send us the log file of the scanner.',
    own: 'No, the log file is empty. I looked twice.',
  },
  {
    name: 'outlook-stars',
    body: 'It still fails.\n\n*From:* Larkfield Support <support@larkfield.example>\n*Sent:* Tuesday, March 17, 2026 9:42 AM\n*To:* Rhona Field\n*Cc:* Billing\n*Subject:* RE: Scanner\n\nDid you restart it?',
    own: 'It still fails.',
  },
  {
    name: 'outlook-mobile',
    body: 'It still fails.\n\nGet Outlook for iOS<https://aka.ms/o0ukef>\n________________________________\nFrom: Larkfield Support <support@larkfield.example>\nSent: Tuesday, March 17, 2026 9:42:12 AM\nTo: Rhona Field <rhona@field.example>\nSubject: RE: Scanner\n\nDid you restart it?',
    own: 'It still fails.',
  },
  {
    name: 'ios-mail',
    body: 'The second parcel came without the lid.\n\nSent from my iPhone\n\n> On 17 Mar 2026, at 09:42, Larkfield Support <support@larkfield.example> wrote:\n> \n> Hello Rhona,\n> Your parcels were delivered.',
    own: 'The second parcel came without the lid.',
  },
  {
    name: 'ios-mail-unmarked',
    body: 'The second parcel came without the lid.\n\nSent from my iPad\n\nOn 17 Mar 2026, at 09:42, Larkfield Support <support@larkfield.example> wrote:\n\nHello Rhona,\nYour parcels were delivered.',
    own: 'The second parcel came without the lid.',
  },
  {
    name: 'blackberry',
    body: 'My invoice shows two seats and I have one.\n\nSent from my BlackBerry 10 smartphone on the Rogers network.\nFrom: Larkfield Support\nSent: Tuesday, March 17, 2026 9:42 AM\nTo: Rhona Field\nReply To: Larkfield Support\nSubject: Your invoice\n\nHere is your invoice for March.',
    own: 'My invoice shows two seats and I have one.',
  },
  {
    name: 'yahoo',
    body: 'My invoice shows two seats and I have one.\n\n    On Tuesday, March 17, 2026 at 09:42:00 AM EDT, Larkfield Support <support@larkfield.example> wrote:  \n \n Hello Rhona,\nHere is your invoice for March.',
    own: 'My invoice shows two seats and I have one.',
  },
  {
    name: 'yahoo-android',
    body: 'My invoice shows two seats and I have one.\n\nSent from Yahoo Mail on Android \n \n  On Tue, Mar 17, 2026 at 9:42 AM, Larkfield Support<support@larkfield.example> wrote:   Here is your invoice for March.',
    own: 'My invoice shows two seats and I have one.',
  },
  {
    name: 'yahoo-search',
    body: 'My invoice shows two seats and I have one.\n\nYahoo Mail: Search, Organize, Conquer\n\nOn Tue, Mar 17, 2026 at 9:42 AM, Larkfield Support <support@larkfield.example> wrote:\nHere is your invoice for March.',
    own: 'My invoice shows two seats and I have one.',
  },
  {
    name: 'samsung',
    body: 'The map shows my old shop.\n\nSent from my Galaxy\n\n-------- Original message --------\nFrom: Larkfield Support <support@larkfield.example>\nDate: 17/03/2026 09:42 (GMT+00:00)\nTo: rhona@field.example\nSubject: Map\n\nPlease tell us your new address.',
    own: 'The map shows my old shop.',
  },
  {
    name: 'zoho',
    body: 'The map shows my old shop.\n\n---- On Tue, 17 Mar 2026 09:42:00 +0000 Larkfield Support <support@larkfield.example> wrote ----\n\nPlease tell us your new address.',
    own: 'The map shows my old shop.',
  },
  {
    name: 'zoho-named',
    body: 'The map shows my old shop.\n\nSent using Zoho Mail\n\n============ Forwarded message ============\nFrom: Larkfield Support <support@larkfield.example>\nTo: <rhona@field.example>\nDate: Tue, 17 Mar 2026 09:42:00 +0000\nSubject: Map\n============ Forwarded message ============\n\nPlease tell us your new address.',
    own: 'The map shows my old shop.',
  },
  {
    name: 'proton',
    body: 'The map shows my old shop.\n\nSent with [Proton Mail](https://proton.me/) secure email.\n\n------- Original Message -------\nOn Tuesday, March 17th, 2026 at 9:42 AM, Larkfield Support <support@larkfield.example> wrote:\n\n> Please tell us your new address.',
    own: 'The map shows my old shop.',
  },
  {
    name: 'proton-unicode',
    body: 'The map shows my old shop.\n\nSent with ProtonMail Secure Email.\n\n‐‐‐‐‐‐‐ Original Message ‐‐‐‐‐‐‐\n\nOn Tuesday, March 17th, 2026 at 9:42 AM, Larkfield Support <support@larkfield.example> wrote:\n\n> Please tell us your new address.',
    own: 'The map shows my old shop.',
  },
  {
    name: 'spark',
    body: 'The map shows my old shop.\n\nSent with Spark\nOn 17 Mar 2026, 09:42 +0000, Larkfield Support <support@larkfield.example>, wrote:\n> Please tell us your new address.',
    own: 'The map shows my old shop.',
  },
  {
    name: 'airmail',
    body: 'The map shows my old shop.\n\nOn March 17, 2026 at 9:42:10 AM, Larkfield Support (support@larkfield.example) wrote:\n\nPlease tell us your new address.',
    own: 'The map shows my old shop.',
  },
  {
    name: 'superhuman',
    body: 'The map shows my old shop.\n\nSent via Superhuman ( https://sprh.mn/?vip=rhona@field.example )\n\nOn Tue, Mar 17, 2026 at 9:42 AM, Larkfield Support < support@larkfield.example > wrote:\n\n> Please tell us your new address.',
    own: 'The map shows my old shop.',
  },
  {
    name: 'gmail-wrapped',
    body: 'The map shows my old shop.\n\nOn Tue, Mar 17, 2026 at 9:42 AM Larkfield Support <\nsupport@larkfield.example> wrote:\n\n> Please tell us your new address.',
    own: 'The map shows my old shop.',
  },
  {
    name: 'front',
    body: 'The map shows my old shop.\n\nRhona Field\nHead of Shops\nm: 0161 496 0000\n\nOn March 17, 2026, 9:42 AM GMT support@larkfield.example wrote:\nPlease tell us your new address.',
    own: 'The map shows my old shop.',
  },
  {
    name: 'helpscout',
    body: 'The map shows my old shop.\n\nRhona\n\n--- Reply above this line ---\nJo (Larkfield) sent you a message:\nPlease tell us your new address.\n{#HS:188301234-58211#}',
    own: 'The map shows my old shop.',
  },
  {
    name: 'hubspot',
    body: 'The map shows my old shop.\n\n-- Please reply above this line --\n\nJo at Larkfield\nPlease tell us your new address.',
    own: 'The map shows my old shop.',
  },
  {
    name: 'servicenow',
    body: 'The printer in room 4 is offline again.\n\nRhona Field\n\nFrom: IT Service Desk <it@larkfield.example>\nSent: Tuesday, March 17, 2026 09:42\nTo: Rhona Field\nSubject: Incident INC0012345 has been updated\n\nYour incident was updated. Comments: 2026-03-17 09:41:03 GMT - Jo Abbot (Additional comments) Is it plugged in?\nRef:MSG0048213_a1B2c3',
    own: 'The printer in room 4 is offline again.',
  },
  {
    name: 'salesforce',
    body: 'The printer in room 4 is offline again.\n\nRhona\n\n--------------- Original Message ---------------\nFrom: Larkfield Support [support@larkfield.example]\nSent: 3/17/2026 9:42 AM\nTo: rhona@field.example\nSubject: Printer [ ref:_00D58aBc._5005812345:ref ]\n\nIs it plugged in?\n\nref:_00D58aBc._5005812345:ref',
    own: 'The printer in room 4 is offline again.',
  },
  {
    name: 'kayako',
    body: 'The printer in room 4 is offline again.\n\n------------------------------\nTicket Details\n------------------------------\nTicket ID: ABC-123-45678\nDepartment: Support\nPriority: Normal\nStatus: Open',
    own: 'The printer in room 4 is offline again.',
  },
  {
    name: 'windows-mail',
    body: 'The printer in room 4 is offline again.\n\nSent from Mail for Windows\n\nFrom: Larkfield Support<mailto:support@larkfield.example>\nSent: 17 March 2026 09:42\nTo: Rhona Field<mailto:rhona@field.example>\nSubject: RE: Printer\n\nIs it plugged in?',
    own: 'The printer in room 4 is offline again.',
  },
  {
    name: 'aol',
    body: 'The printer in room 4 is offline again.\n\nRhona\n\n-----Original Message-----\nFrom: Larkfield Support <support@larkfield.example>\nTo: rhona <rhona@field.example>\nSent: Tue, 17 Mar 2026 9:42 am\nSubject: Re: Printer\n\nIs it plugged in?',
    own: 'The printer in room 4 is offline again.',
  },
  {
    name: 'hotmail',
    body: 'The printer in room 4 is offline again.\n\nDate: Tue, 17 Mar 2026 09:42:00 +0000\nFrom: support@larkfield.example\nTo: rhona@field.example\nSubject: Re: Printer\n\nIs it plugged in?',
    own: 'The printer in room 4 is offline again.',
  },
  {
    name: 'notes',
    body: 'The printer in room 4 is offline again.\n\n-----Larkfield Support <support@larkfield.example> wrote: -----\nTo: rhona@field.example\nFrom: Larkfield Support <support@larkfield.example>\nDate: 03/17/2026 09:42AM\nSubject: Re: Printer\n\nIs it plugged in?',
    own: 'The printer in room 4 is offline again.',
  },
  {
    name: 'mailing-list',
    body: 'The printer in room 4 is offline again.\n\n_______________________________________________\nlarkfield-users mailing list\nlarkfield-users@lists.larkfield.example\nhttps://lists.larkfield.example/mailman/listinfo/larkfield-users',
    own: 'The printer in room 4 is offline again.',
  },
  {
    name: 'google-groups',
    body: 'The printer in room 4 is offline again.\n\n-- \nYou received this message because you are subscribed to the Google Groups "Larkfield users" group.\nTo unsubscribe from this group and stop receiving emails from it, send an email to larkfield+unsubscribe@groups.example.',
    own: 'The printer in room 4 is offline again.',
  },
  {
    name: 'telegram',
    body: 'Rhona, [17.03.2026 09:42]\nthe printer is offline again\n\nJo Larkfield, [17.03.2026 09:43]\nIs it plugged in?\n\nRhona, [17.03.2026 09:44]\nyes of course',
    own: 'the printer is offline again\nyes of course',
  },
  {
    name: 'teams',
    body: '[09:42] Rhona Field\nthe printer is offline again\n[09:43] Jo Abbot (Larkfield Support)\nIs it plugged in?\n[09:44] Rhona Field\nyes of course',
    own: 'the printer is offline again\nyes of course',
  },
  {
    name: 'whatsapp-android',
    body: '17/03/2026, 09:41 - Messages and calls are end-to-end encrypted. No one outside of this chat, not even WhatsApp, can read or listen to them.\n17/03/2026, 09:42 - Rhona: the printer is offline again\n17/03/2026, 09:43 - Larkfield Support: Is it plugged in?\n17/03/2026, 09:44 - Rhona: <Media omitted>\n17/03/2026, 09:44 - Rhona: yes of course',
    own: 'the printer is offline again\nyes of course',
  },
  {
    name: 'whatsapp-us',
    body: '3/17/26, 9:42 AM - Rhona: the printer is offline again\n3/17/26, 9:43 AM - Larkfield Support: Is it plugged in?\n3/17/26, 9:44 AM - Rhona: yes of course',
    own: 'the printer is offline again\nyes of course',
  },
  {
    name: 'zendesk-chat',
    body: 'Chat started: 2026-03-17 09:41 AM UTC\n\n(09:41:58 AM) *** Rhona joined the chat ***\n(09:42:10 AM) Rhona: the printer is offline again\n(09:42:40 AM) *** Jo joined the chat ***\n(09:43:02 AM) Jo: Is it plugged in?\n(09:44:12 AM) Rhona: yes of course\n(09:50:12 AM) *** Rhona left the chat ***',
    own: 'the printer is offline again\nyes of course',
  },
  {
    name: 'livechat',
    body: 'Rhona 9:42 AM\nthe printer is offline again\nJo 9:43 AM\nIs it plugged in?\nRhona 9:44 AM\nyes of course',
    own: 'the printer is offline again\nyes of course',
  },
  {
    name: 'drift',
    body: 'Rhona (Site Visitor): the printer is offline again\nDriftbot: Thanks! Let me get somebody for you.\nJo Abbot: Is it plugged in?\nRhona (Site Visitor): yes of course',
    own: 'the printer is offline again\nyes of course',
  },
  {
    name: 'crisp',
    body: 'Visitor: the printer is offline again\nOperator: Is it plugged in?\nVisitor: yes of course',
    own: 'the printer is offline again\nyes of course',
  },
  {
    name: 'intercom',
    body: 'Rhona Field: the printer is offline again\nFin: Here are some articles that may help.\nJo from Larkfield: Is it plugged in?\nRhona Field: yes of course',
    own: 'the printer is offline again\nyes of course',
  },
  {
    name: 'call-spoke',
    body: 'Spoke to customer 17/03 09:42. She says "the printer goes offline every Monday and nobody calls me back". Advised to restart, will follow up Thursday.',
    own: 'the printer goes offline every Monday and nobody calls me back',
  },
  {
    name: 'call-cust',
    body: 'Cust called in re: invoice. Quote: "I have paid for two seats since May and I have one". Refund raised, ticket to billing.',
    own: 'I have paid for two seats since May and I have one',
  },
  {
    name: 'voicemail',
    body: 'You have a new voicemail from +44 161 496 0000 (0:34)\n\nTranscription: Hello, this is Rhona. The printer in room four is offline again, please call me.\n\nListen: https://voice.larkfield.example/m/48213',
    own: 'Hello, this is Rhona. The printer in room four is offline again, please call me.',
  },
  {
    name: 'review-dev',
    body: 'Crashes when I open the map. Used to be great.\n\nDeveloper Response\nMar 17, 2026\nHi Rhona, we are sorry for the trouble. Please update to 4.3.',
    own: 'Crashes when I open the map. Used to be great.',
  },
  {
    name: 'review-play',
    body: 'Crashes when I open the map. Used to be great.\n\nLarkfield Ltd\n17 March 2026\nHi Rhona, we are sorry for the trouble. Please update to 4.3 and write to support@larkfield.example.',
    own: 'Crashes when I open the map. Used to be great.',
  },
  {
    name: 'review-owner',
    body: 'Waited an hour for a cold soup.\n\nResponse from the owner 2 weeks ago\nDear guest, thank you for your feedback. We are sorry about the soup.',
    own: 'Waited an hour for a cold soup.',
  },
  {
    name: 'satisfaction',
    body: "Nobody called me back.\n\nHow would you rate the support you received?\nGood, I'm satisfied\nBad, I'm unsatisfied",
    own: 'Nobody called me back.',
  },
  {
    name: 'csat-link',
    body: 'Nobody called me back.\n\nBest\nRhona\n\nHow did we do? Rate your experience: https://larkfield.example/rate/48213',
    own: 'Nobody called me back.',
  },
  {
    name: 'sig-us',
    body: 'Please change the plan of our account to annual billing.\n\nRhona Field, CPA\nDirector of Finance | Field & Sons, Inc.\nO: (415) 555-0134 | M: (415) 555-0177\n123 Market Street, Suite 400, San Francisco, CA 94105\nwww.fieldandsons.example\n\nCONFIDENTIALITY NOTICE: This e-mail message, including any attachments, is for the sole use of the intended recipient(s) and may contain confidential and privileged information.',
    own: 'Please change the plan of our account to annual billing.',
  },
  {
    name: 'sig-pronouns',
    body: 'Please change the plan of our account to annual billing.\n\nWarmly,\n\nRhona Field (she/her)\nCommunity Lead, Larch Collective\nBook a time with me: https://cal.example/rhona\nI work flexibly, so my hours may not be yours.',
    own: 'Please change the plan of our account to annual billing.',
  },
  {
    name: 'sig-motto',
    body: 'Please change the plan of our account to annual billing.\n\nRhona\n--\nRhona Field | Potter\n"The kiln forgives nothing."',
    own: 'Please change the plan of our account to annual billing.',
  },
  {
    name: 'zendesk-updated',
    body: '##- Please type your reply above this line -##\n\nYour request (48213) has been updated. To add additional comments, reply to this email.\n\nJo (Larkfield)\nMar 17, 2026, 9:42 AM GMT\n\nHi Rhona, please send us the log file.',
    own: '',
  },
  {
    name: 'external',
    body: "CAUTION: This email originated from outside of the organization. Do not click links or open attachments unless you recognize the sender and know the content is safe.\n\nHi all,\n\nThe portal shows yesterday's prices.\n\nRhona",
    own: "The portal shows yesterday's prices.",
  },
  {
    name: 'ooo',
    body: 'Thank you for your email. I am currently out of the office with no access to email and will return on Monday, March 23. For anything urgent please contact jo@field.example.',
    own: '',
  },
  {
    name: 'ticket-closed',
    body: 'Your ticket #48213 has been marked as solved. If you have further questions simply reply to this message.\n\nLarkfield Support',
    own: '',
  },
  {
    name: 'unsub-footer',
    body: 'Please stop the daily digest, weekly is enough.\n\nRhona\n\nYou are receiving this email because you signed up at larkfield.example. Unsubscribe | Privacy policy\nLarkfield Ltd, 4 Mill Lane, Leeds LS1 1AA',
    own: 'Please stop the daily digest, weekly is enough.',
  },
  {
    name: 'form-gravity',
    body: 'Name\nRhona Field\nEmail\nrhona@field.example\nOrder number\n48213\nHow can we help?\nThe second parcel came without the lid.',
    own: 'The second parcel came without the lid.',
  },
  {
    name: 'form-typeform',
    body: 'What is your name?\nRhona\nWhat could we do better?\nThe second parcel came without the lid.',
    own: 'The second parcel came without the lid.',
  },
  {
    name: 'jira-wiki',
    body: "Rhona Field commented:\n\nIt hangs at step 3 for everybody in the team.\n\nView request · Turn off this request's notifications\n\nThis is shared with Field & Sons.\n\nPowered by Jira Service Management",
    own: 'It hangs at step 3 for everybody in the team.',
  },
  {
    name: 'agent-plain',
    body: "Hi Rhona,\n\nThank you for reaching out to us. I have forwarded your case to our billing team, and they will get back to you within one business day.\n\nPlease don't hesitate to contact us if you have any further questions.\n\nKind regards,\nJo\nLarkfield Customer Support",
    own: '',
  },
  {
    name: 'note-colleague',
    body: 'FYI, see below from Rhona. Can someone look at this?\n\nBegin forwarded message:\n\nFrom: Rhona Field <rhona@field.example>\nSubject: Map\nDate: 17 March 2026 at 09:42:10 GMT\nTo: Support <support@larkfield.example>\n\nHi,\nThe map shows my old shop.\nRhona',
    own: 'The map shows my old shop.',
  },
  {
    name: 'quoted-bottom',
    body: '> Please tell us your new address.\n\n4 Mill Lane, Leeds. We moved in January.\n\n> And your phone number?\n\nNot needed, just the map please.',
    own: '4 Mill Lane, Leeds. We moved in January.\nNot needed, just the map please.',
  },
  {
    name: 'a complaint in the words of a call',
    body: 'Anruf bei der Hotline: „Alle Leitungen sind belegt“. Das geht so nicht, ich warte seit Montag.',
    own: 'Anruf bei der Hotline: „Alle Leitungen sind belegt“. Das geht so nicht, ich warte seit Montag.',
  },
  {
    name: 'a holiday that makes something urgent',
    body: 'Ich bin ab 5. März im Urlaub und brauche dringend eine Lösung. Bitte melden Sie sich vorher.',
    own: 'Ich bin ab 5. März im Urlaub und brauche dringend eine Lösung. Bitte melden Sie sich vorher.',
  },
  {
    name: 'push notifications that should stop',
    body: 'Please stop sending push notifications about games.',
    own: 'Please stop sending push notifications about games.',
  },
  {
    name: 'two questions to an airline',
    body: 'First time flying with you. Do you have a different rate for media bags? Thanks',
    own: 'First time flying with you. Do you have a different rate for media bags? Thanks',
  },
  {
    name: 'my ticket was closed',
    body: 'My ticket has been closed three times and nobody answered. Please open it again.',
    own: 'My ticket has been closed three times and nobody answered. Please open it again.',
  },
  {
    name: 'call-note-without-quotes',
    body: 'Telefonnotiz 12.05.2026, 09:20\nKundin meldet, dass die Lampe flackert. Ersatz zugesagt.\nBearbeiter: P. Lind',
    own: '',
  },
  {
    name: 'call-record',
    body: 'Call from: +44 20 7946 0111\nAnswered by: Ida\nLength of phone call: 3 minutes\nListen to the recording: https://larkfield.example/r/1',
    own: '',
  },
  {
    name: 'closing-notice',
    body: 'Hello Rhona,\n\nWe have not heard back from you, so we will close this ticket. Reply to this mail to reopen it.\n\nThe Larkfield Team',
    own: '',
  },
  {
    name: 'answer-without-columns',
    body: 'Hi Rhona,\n\nthanks for your patience. I have reset the lamp, could you please try again?\n\nIda\nLarkfield Support',
    own: '',
  },
  {
    name: 'review-answered-and-changed',
    body: 'The strap broke.\nReply from Larkfield: Hi Rhona, we are sorry for the trouble.\n--- Updated review on 12 May 2026 ---\nThe new one broke too.',
    own: 'The strap broke. The new one broke too.',
  },
  {
    name: 'record-of-a-form',
    body: 'Timestamp: 5/12/2026 10:02\nYour town: Leeds\nHow was your visit?: Only one till was open.\nMay we call you?: No',
    own: 'Only one till was open.',
  },
  {
    name: 'handed-over',
    body: 'FYI, can you handle this?\n\nFrom: Rhona <rhona@post.example>\nSent: Tuesday, May 12, 2026 9:02 AM\nTo: Joan <joan@shop.example>\nSubject: Lamp\n\nHi,\n\nthe lamp flickers.\n\nRhona',
    own: 'the lamp flickers.',
  },
  {
    name: 'timeline-of-a-crm',
    body: 'May 12, 2026 10:12 AM – Email received from Rhona\nThe export lacks notes.\nMay 12, 2026 11:30 AM – Logged call by Ida\nDiscussed the roadmap.',
    own: 'The export lacks notes.',
  },
  {
    name: 'numbered-answers',
    body: 'V1: Hoe tevreden bent u?\nA1: 3\nV2: Wat kan beter?\nA2: Waarom is de haven op zondag dicht? Ik stond voor niets.',
    own: 'Waarom is de haven op zondag dicht? Ik stond voor niets.',
  },
  {
    name: 'form-in-a-table',
    body: '<table><tr><th>Nom</th><td>Rose Field</td></tr><tr><th>Adresse e-mail</th><td>rose@field.example</td></tr><tr><th>Message</th><td>La carte ne passe plus.</td></tr></table>',
    own: 'La carte ne passe plus.',
  },
  {
    name: 'translated-below',
    body: 'El muelle estaba cerrado.\n\n(Translated by Google)\nThe pier was closed.',
    own: 'El muelle estaba cerrado.',
  },
  {
    name: 'translated-above',
    body: '(Translated by Google) The pier was closed.\n\n(Original)\nEl muelle estaba cerrado.',
    own: 'El muelle estaba cerrado.',
  },
  {
    name: 'jira-colour-and-mention',
    body: '[~accountid:5b10a2844c20] {color:#de350b}The{color} pier light is out.\n{quote}\nWe told the harbour.\n{quote}',
    own: 'The pier light is out.',
  },
  {
    name: 'slack-came-and-edited',
    body: '<@U7QTRJ01> has joined the channel\nThe pier light is out. :wave: <https://logs.example/1|first>\n_edited_',
    own: 'The pier light is out. first',
  },
  {
    name: 'about-the-reply-line',
    body: 'Why do I get "Please type your reply above this line" in every mail? None of mine reached you.',
    own: 'Why do I get "Please type your reply above this line" in every mail? None of mine reached you.',
  },
  {
    name: 'quote-with-bars',
    body: 'Tried it, no change.\n\n| Please hold the button for ten seconds.\n| Jo',
    own: 'Tried it, no change.',
  },
  {
    name: 'attached-files',
    body: 'Two hinges were bent.\n\nPlease find attached: IMG_4417.jpg, IMG_4418.jpg',
    own: 'Two hinges were bent.',
  },
  {
    name: 'log-of-a-chat',
    body: '2026-02-05T16:08:02Z|customer|is the pier open today\n2026-02-05T16:08:40Z|agent|It is closed until noon.\n2026-02-05T16:09:13Z|customer|your site says open',
    own: 'is the pier open today\nyour site says open',
  },
];
