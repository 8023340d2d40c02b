import type { Reading } from './reading.ts';

const day =
  '(?:today|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|(?:this|next) (?:week|month|quarter|sprint))';
const meeting =
  '(?:deck|slides?|presentation|meeting|call|demo|review|standup|sync|workshop|offsite|retro|report|newsletter|board|all hands|planning)';
const soon = new RegExp(
  String.raw`\b(?:in (?:\d{1,3}|an?|half an|two|five|ten|twenty|thirty) (?:min|mins|minutes?|hours?|hrs?|days?)|${day}|soon|shortly|later|now)\b`,
);

/** What is said of the asker and not of the feedback: what the answer is for, and when it has to be there. */
const asides = [
  new RegExp(
    String.raw`\b(?:for|before|ahead of|in time for) (?:the |my |our |a |this )*${day} (?:\S+ )??${meeting}\b`,
  ),
  new RegExp(
    String.raw`\b(?:i have|i've|i ve|i got|i've got|we have|we've|we've got|got|having) (?:a|an|my|our|another|the) (?:(?!about\b)\S+ )?${meeting}(?: with)?\b`,
  ),
  // "The problems for our website" are about it.
  /\b(?:(?:(?:something|anything) (?:\S+ )?|(?<=\b(?:quotes?|quotations?|testimonials?|praise|compliments?|lines?|words?|positive) ))for|to put on) (?:the|our|a|my) (?:website|web site|homepage|home page|landing page|case study|brochure|wall)\b/,
  // "Thank you" is an aside behind a sign alone: it may be what is looked for.
  /\b(?:(?:many|kind|best) )?(?:thanks|thank you|thx|cheers|merci|danke|gracias)(?: (?:very much|so much|a lot|a million|in advance|again|everyone|all|guys))* $/,
  /^(?:roadmap|sprint|release|quarterly|backlog|q[1-4]) (?:planning|prep|review|retro|grooming)\b/,
  /^(?:quick question|question for you|just curious|asking for a friend|need this asap|urgent)\b/,
];

/** Takes asides out of a question before periods are read: "for Thursday's deck", "I've a call with Northwind in 10 min", "roadmap planning:". */
export function takeAsides(reading: Reading): void {
  for (const phrase of asides) {
    const found = reading.find(phrase);
    if (!found) continue;
    // A beginning is an aside only where a sign parts it from the rest: "sprint planning complaints" has a matter.
    const isParted = /[:,–—-]/.test(reading.gapBefore(found.end));
    if (phrase.source.startsWith('^') && !isParted) continue;
    if (phrase.source.endsWith(' $') && !/[.,!?;:–—-]/.test(reading.gapBefore(found.first))) continue;
    reading.takeWords(found.first, found.end, 'kind');
    const time = reading.find(soon, found.end);
    const isOfCall = /^(?:i|we|got|having)/.test((found.groups[0] ?? '').trim());
    if (isOfCall && time && time.first - found.end <= mostOfName)
      reading.takeWords(time.first, time.end, 'kind');
  }
}

/** So many words may name whom a call is with. */
const mostOfName = 5;
