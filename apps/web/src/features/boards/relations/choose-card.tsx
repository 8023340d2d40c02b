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
  value: string;
  onChange: (ideaId: string) => void;
}

/** One of the board's cards; long lists are searched by title. */
export function ChooseCard({ label, cards, value, onChange }: ChooseCardProps) {
  const [sought, setSought] = useState('');
  const found = cards.filter(
    (card) => card.idea_id === value || card.title.toLowerCase().includes(sought.trim().toLowerCase()),
  );
  return (
    <>
      {cards.length > searchedFrom && (
        <TextInput
          type="search"
          label={words.search}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      <Select
        label={label}
        value={value}
        onChange={onChange}
        options={found.map((card) => ({ value: card.idea_id, label: card.title }))}
      />
    </>
  );
}
