import type { Draw } from '../draw.ts';
import { frame, said } from '../parts.ts';
import type { Written } from '../parts.ts';

const isOpen = (draw: Draw): boolean => draw.half === 'open';

export function appReview(draw: Draw): Written {
  return {
    author: draw.name,
    columns: { Rating: String(1 + (draw.dice % 5)), Store: isOpen(draw) ? 'App Store' : 'Google Play' },
    parts: [
      said('customer', draw.customer),
      frame(
        isOpen(draw)
          ? `\n\n${draw.language.developerReply} (2026-03-18):\n`
          : `\n---\n↳ ${draw.language.developerReply}: `,
      ),
      said('agent', draw.agent),
    ],
  };
}

export function surveyAnswer(draw: Draw): Written {
  const { survey } = draw.language;
  return {
    parts: isOpen(draw)
      ? [
          said('system', survey.score),
          frame(` ${draw.dice}\n`),
          said('system', survey.why),
          frame(' '),
          said('customer', draw.customer),
        ]
      : [
          frame('Q1: '),
          said('system', survey.score),
          frame(`\nA1: ${draw.dice + 4}\nQ2: `),
          said('system', survey.why),
          frame('\nA2: '),
          said('customer', draw.customer),
        ],
  };
}
