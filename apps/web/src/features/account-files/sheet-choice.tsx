import { useMutation } from '@tanstack/react-query';
import { problemSentence } from '../../lib/api-problem.ts';
import { Select } from '../../ui/inputs/select.tsx';
import { fileWords } from './account-files.words.ts';
import type { ReadFile } from './read-file.ts';
import { readFile } from './read-file.ts';

/** Of a workbook or JSON with several lists, the one that is read. */
export function SheetChoice({ read, onRead }: { read: ReadFile; onRead: (read: ReadFile) => void }) {
  const again = useMutation({ mutationFn: (sheet: string) => readFile(read.file, sheet), onSuccess: onRead });
  return (
    <Select
      label={fileWords.sheet}
      options={read.found.sheets.map((value) => ({ value, label: value }))}
      value={read.found.sheet ?? ''}
      error={again.error ? problemSentence(again.error) : undefined}
      onChange={(sheet) => again.mutate(sheet)}
    />
  );
}
