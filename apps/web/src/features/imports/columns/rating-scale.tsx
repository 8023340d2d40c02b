import type { ImportMapping } from '@earshot/contracts/imports';
import { useState } from 'react';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { matchWords } from '../imports.words.ts';

interface RatingScaleProps {
  scale: ImportMapping['rating_scale'];
  error: string | undefined;
  onChange: (scale: ImportMapping['rating_scale']) => void;
}

/** From what to what the ratings go; unset while either end is no number. */
export function RatingScale({ scale, error, onChange }: RatingScaleProps) {
  const [ends, setEnds] = useState({
    min: scale ? String(scale.min) : '',
    max: scale ? String(scale.max) : '',
  });
  const change = (part: Partial<typeof ends>) => {
    const next = { ...ends, ...part };
    setEnds(next);
    const [min, max] = [Number(next.min), Number(next.max)];
    const isSet =
      next.min.trim() !== '' && next.max.trim() !== '' && Number.isFinite(min) && Number.isFinite(max);
    onChange(isSet ? { min, max } : null);
  };
  return (
    <>
      <TextInput
        type="number"
        step="any"
        label={matchWords.scaleMin}
        value={ends.min}
        error={error}
        onChange={(event) => change({ min: event.target.value })}
      />
      <TextInput
        type="number"
        step="any"
        label={matchWords.scaleMax}
        value={ends.max}
        onChange={(event) => change({ max: event.target.value })}
      />
    </>
  );
}
