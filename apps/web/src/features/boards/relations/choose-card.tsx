import type { BoardCard } from '@earshot/contracts/boards/board-cards';
import { useState } from 'react';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { relationWords as words } from './relations.words.ts';

/** A list of so few is seen whole. */
const searchedFrom = 12;

interface ChooseCardProps {
  label: string;
  cards: readonly BoardCard[];
  /** Empty while none is chosen. */
  value: string;
  onChange: (ideaId: string) => void;
  /** Says that one has to be chosen. */
  isMissing: boolean;
}

/** One of the board's cards; long lists are searched by title. None is chosen that is not among what was found. */
export function ChooseCard({ label, cards, value, onChange, isMissing }: ChooseCardProps) {
  const [sought, setSought] = useState('');
  const matching = (words: string) =>
    cards.filter((card) => card.title.toLowerCase().includes(words.trim().toLowerCase()));
  const found = matching(sought);
  const search = (typed: string) => {
    setSought(typed);
    if (!matching(typed).some((card) => card.idea_id === value)) onChange('');
  };
  return (
    <>
      {cards.length > searchedFrom && (
        <TextInput
          type="search"
          label={words.search}
          value={sought}
          onChange={(event) => search(event.target.value)}
          onKeyDown={(event) => {
            // It searches, and sends nothing.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      {sought.trim() !== '' && (
        <p role="status" className="sm mut">
          {words.found(found.length)}
        </p>
      )}
      <Select
        label={label}
        value={value}
        onChange={onChange}
        error={isMissing && value === '' ? words.cardMissing : undefined}
        options={[
          { value: '', label: words.chooseCard },
          ...found.map((card) => ({ value: card.idea_id, label: card.title })),
        ]}
      />
    </>
  );
}
