import { quotation, saidByCustomer, voicemail } from '../words/reports.ts';

export interface Said {
  start: number;
  end: number;
}

/** What a report of a call gives in quotation marks as said by the customer; null when the text is no such report. */
export function saidInReport(text: string, isPhone: boolean, isNote: boolean): Said[] | null {
  const isVoicemail = voicemail.test(text.slice(0, 200));
  if (!isPhone && !isNote && !isVoicemail) return null;
  const said: Said[] = [];
  for (const found of text.matchAll(quotation)) {
    const before = text.slice(Math.max(0, found.index - 200), found.index);
    const line = before.slice(before.lastIndexOf('\n') + 1);
    if (saidByCustomer.test(line) || isPhone || isVoicemail) {
      said.push({ start: found.index, end: found.index + found[0].length });
    }
  }
  return said.length > 0 || isPhone ? said : null;
}
