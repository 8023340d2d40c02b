import { beginsAsCallNote, tellsOfOwn } from '../words/call-notes.ts';
import { quotation, saidByCustomer, voicemail } from '../words/reports.ts';

export interface Said {
  start: number;
  end: number;
}

/** What a report of a call gives in quotation marks as said by the customer; null when the text is no such report. */
export function saidInReport(text: string, isPhone: boolean, isNote: boolean): Said[] | null {
  const isVoicemail = voicemail.test(text.slice(0, 200));
  if (!isPhone && !isNote && !isVoicemail) return saidInCallNote(text);
  const said: Said[] = [];
  for (const found of text.matchAll(quotation)) {
    const before = text.slice(Math.max(0, found.index - 200), found.index);
    const line = before.slice(before.lastIndexOf('\n') + 1);
    if (saidByCustomer.test(line) || isPhone || isVoicemail) {
      said.push({ start: found.index, end: found.index + found[0].length });
    }
  }
  if (said.length === 0 && isVoicemail) return transcriptOf(text);
  return said.length > 0 || isPhone ? said : null;
}

const mostNoteChars = 1500;
const leastQuoted = 8;

/** A note that no column tells of: begins with the call, quotes words, and speaks of nobody as `I` outside of them. */
function saidInCallNote(text: string): Said[] | null {
  const head = text.slice(0, 160).split(/["“”„«「『]/u, 1)[0] ?? '';
  if (
    text.length > mostNoteChars ||
    !beginsAsCallNote(text) ||
    !(/\p{Nd}/u.test(head) || saidByCustomer.test(head))
  )
    return null;
  const said: Said[] = [];
  let outside = '';
  let from = 0;
  for (const found of text.matchAll(quotation)) {
    outside += text.slice(from, found.index);
    from = found.index + found[0].length;
    if ((found[1] ?? '').length >= leastQuoted) said.push({ start: found.index, end: from });
  }
  outside += text.slice(from);
  return said.length > 0 && !tellsOfOwn(outside) ? said : null;
}

const transcriptLabel =
  /^(?:transcript(?:ion)?|message|transkript(?:ion)?|transcrição|transcripción|trascrizione|transcriptie|transkrypcja|расшифровка|文字记录|文字起こし|녹취)[^:：\n]{0,30}[:：] ?/imu;
const linkLine = /\n[^\n]{0,40}https?:\/\//;

/** The words of a voicemail that were written down without quotation marks; null where nothing says which they are. */
function transcriptOf(text: string): Said[] | null {
  const label = transcriptLabel.exec(text);
  if (label === null) return null;
  const start = label.index + label[0].length;
  const link = text.slice(start).search(linkLine);
  return [{ start, end: link === -1 ? text.length : start + link }];
}
