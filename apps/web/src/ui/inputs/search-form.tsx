import { useState, type SyntheticEvent } from 'react';
import { TextInput } from './text-input.tsx';
import styles from './search-form.module.css';

interface SearchFormProps {
  label: string;
  /** What the list is searched for already. */
  given: string;
  onSearch: (text: string) => void;
}

/** Searches a list for what is typed, on Enter. */
export function SearchForm({ label, given, onSearch }: SearchFormProps) {
  const [text, setText] = useState(given);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form role="search" onSubmit={submit} className={styles.form}>
      <TextInput
        label={label}
        hideLabel
        placeholder={label}
        type="search"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          // The browser's own cross empties the box without another key.
          if (event.target.value === '') onSearch('');
        }}
      />
    </form>
  );
}
