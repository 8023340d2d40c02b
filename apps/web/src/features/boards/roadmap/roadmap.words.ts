import { formatCounted } from '../../../lib/format.ts';

export const roadmapWords = {
  open: 'Public roadmap',
  title: 'Public roadmap',
  lead: 'Show a part of this board to anyone who has the link. Only cards with a public text are on it, and nothing on it names a customer or a member.',
  private: 'A private board cannot be published. Share it with all members first.',
  what: 'The public roadmap',
  name: 'Title',
  nameMissing: 'Enter a title.',
  intro: 'Introduction',
  introHint: 'Optional.',
  columns: 'Columns to show',
  columnsMissing: 'Choose at least one column.',
  publicName: (column: string) => `Public title of ${column}`,
  people: 'Show how many people asked for a card, from 5 people on',
  seen: 'Who finds it',
  seenByLink: 'Only people with the link',
  seenByAll: 'Everyone, also through search engines',
  publish: 'Publish',
  save: 'Save',
  cards: (count: number) =>
    count === 0
      ? 'No card has a public text yet. Add one with “Public text” in a card’s actions.'
      : `${formatCounted(count, 'card')} on it.`,
  link: 'Link',
  embed: 'HTML to embed it',
  feed: 'Feed (Atom)',
  copy: 'Copy',
  copied: 'Copied',
  newLink: 'New link',
  end: 'Stop publishing',
  ends: {
    end: 'The link stops working at once, wherever it was shared or embedded. If you publish again, the roadmap gets a new link. This cannot be undone.',
    newLink: 'The old link stops working at once, wherever it was shared or embedded. This cannot be undone.',
  },
  ended: 'The roadmap is no longer published. Its link opens nothing.',
  renewed: 'New link created. The old link opens nothing.',
  published: 'Public roadmap saved.',
  text: {
    title: 'Public text',
    says: 'What the public roadmap says about this card. Without a title, the card is not on it.',
    name: 'Public title',
    body: 'Public text',
    hint: 'Optional. Everyone with the link can read it.',
    save: 'Save',
  },
};
