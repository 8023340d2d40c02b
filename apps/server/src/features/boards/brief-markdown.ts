import type { BriefSection } from '@earshot/contracts/boards/card-brief';
import { dayName } from '@earshot/report-view/figures';
import { markdownText } from '@earshot/report-view/markdown-text';

/** A brief as one Markdown document. What customers and members wrote stays text. */
export function briefMarkdown(title: string, countedAt: string, sections: readonly BriefSection[]): string {
  const parts = sections.flatMap((section) => [
    `## ${section.title}`,
    section.sentences.map((sentence) => `- ${markdownText(sentence)}`).join('\n'),
    ...section.quotes.map(({ text, by }) => `> “${markdownText(text)}”\n>\n> ${markdownText(by)}`),
  ]);
  const head = [`# ${markdownText(title)}`, `Counted on ${dayName(countedAt)}.`];
  return `${[...head, ...parts].filter((part) => part !== '').join('\n\n')}\n`;
}
