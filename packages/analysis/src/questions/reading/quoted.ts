/** Whether a place of a question lies between quotation marks, opened and not yet closed. */
export function isQuotedAt(question: string, place: number): boolean {
  const marks = (question.slice(0, place).match(/["“„«”»]/gu) ?? []).length;
  return marks % 2 === 1;
}
