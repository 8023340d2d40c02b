import { useState } from 'react';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { mappingWords } from './account-files.words.ts';

interface RateInputProps {
  currency: string;
  rate: number | undefined;
  /** Null while what is written is no rate. */
  onChange: (rate: number | null) => void;
}

const mostEuros = 1000;

/** How many euros one unit of a currency is. */
export function RateInput({ currency, rate, onChange }: RateInputProps) {
  const [text, setText] = useState(rate?.toString() ?? '');
  const isRate = text.trim() === '' || rateOf(text) !== null;
  return (
    <TextInput
      label={mappingWords.rate(currency)}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      hint={mappingWords.rateHint}
      error={isRate ? undefined : mappingWords.rateFault}
      onChange={(event) => {
        setText(event.target.value);
        onChange(rateOf(event.target.value));
      }}
    />
  );
}

function rateOf(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  const rate = Number(plain);
  return plain !== '' && rate > 0 && rate <= mostEuros ? rate : null;
}
