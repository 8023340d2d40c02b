import type { BoardColumn } from '@earshot/contracts/boards/board-cards';
import { dayName } from '@earshot/report-view/figures';
import { markdownText } from '@earshot/report-view/markdown-text';
import type { ExportedCard } from './export-board.service.ts';

/** A board as one Markdown document, a section for each column. What members and customers wrote stays text. */
export function boardMarkdown(
  title: string,
  day: string,
  columns: readonly BoardColumn[],
  cards: readonly ExportedCard[],
): string {
  const parts = columns.flatMap((column) => {
    const own = cards.filter((one) => one.column.column_id === column.column_id);
    return [`## ${markdownText(column.title)}`, own.length === 0 ? 'No cards.' : own.map(item).join('\n')];
  });
  const head = [`# ${markdownText(title)}`, `Exported on ${dayName(`${day}T00:00:00Z`)}.`];
  return `${[...head, ...parts].join('\n\n')}\n`;
}

function item({ card, note, origin }: ExportedCard): string {
  const facts = [
    card.owner && `Owner: ${card.owner.name}`,
    card.target_on && `Target date: ${card.target_on}`,
    card.tags.length > 0 && `Tags: ${card.tags.join(', ')}`,
    card.score.value !== null && `Score: ${Math.round(card.score.value * 100) / 100}`,
    card.counts &&
      card.counts.items > 0 &&
      `Feedback: ${card.counts.items} items, ${card.counts.people} people`,
    origin?.votes !== null && origin?.votes !== undefined && `Votes: ${origin.votes}`,
    card.released && `Released: ${card.released.at.slice(0, 10)}`,
  ].filter((fact) => typeof fact === 'string');
  const lines = note.split('\n').map((line) => line.trim());
  return [
    `- **${markdownText(card.title)}**`,
    ...(facts.length > 0 ? [`  ${markdownText(facts.join(' · '))}`] : []),
    ...(note === '' ? [] : lines.filter((line) => line !== '').map((line) => `  ${markdownText(line)}`)),
  ].join('  \n');
}
