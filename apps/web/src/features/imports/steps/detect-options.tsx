import type { ImportRun, ReadOptions } from '@earshot/contracts/imports';
import { Select, type Option } from '../../../ui/inputs/select.tsx';
import { encodingName } from './file-sentence.ts';
import { detectWords } from '../imports.words.ts';

interface DetectOptionsProps {
  run: ImportRun;
  options: ReadOptions;
  onChange: (change: ReadOptions) => void;
}

/** Encodings that exports come in; the one that was detected is added where it is another. */
const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1254',
  'iso-8859-1',
  'iso-8859-15',
  'macintosh',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
];

const delimiters = [',', ';', '\t', '|'] as const;

/** What can be set about reading a file of this format. */
export function DetectOptions({ run, options, onChange }: DetectOptionsProps) {
  const isTable = run.format === 'csv' || run.format === 'xlsx';
  return (
    <>
      {run.encoding !== null && (
        <Select
          label={detectWords.encoding}
          options={encodingOptions(run.encoding)}
          value={options.encoding ?? run.encoding}
          onChange={(encoding) => onChange({ encoding })}
        />
      )}
      {run.delimiter !== null && (
        <Select
          label={detectWords.delimiter}
          options={delimiters.map((value) => ({ value, label: detectWords.delimiterName(value) }))}
          value={options.delimiter ?? (run.delimiter as (typeof delimiters)[number])}
          onChange={(delimiter) => onChange({ delimiter })}
        />
      )}
      {isTable && (
        <Select
          label={detectWords.titleLines}
          options={titleLineOptions(run.title_lines)}
          value={String(options.title_lines ?? run.title_lines)}
          onChange={(count) => onChange({ title_lines: Number(count) })}
        />
      )}
      {isTable && (
        <Select
          label={detectWords.header}
          options={[
            { value: 'yes', label: detectWords.headerYes },
            { value: 'no', label: detectWords.headerNo },
          ]}
          value={(options.has_header ?? run.has_header) ? 'yes' : 'no'}
          onChange={(value) => onChange({ has_header: value === 'yes' })}
        />
      )}
      {run.sheets.length > 1 && (
        <Select
          label={detectWords.sheet}
          options={run.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
          value={options.sheet ?? run.sheet ?? ''}
          onChange={(sheet) => onChange({ sheet })}
        />
      )}
    </>
  );
}

const usualTitleLines = 5;

function titleLineOptions(found: number): Option[] {
  return Array.from({ length: Math.max(usualTitleLines, found) + 1 }, (_, count) => ({
    value: String(count),
    label: detectWords.titleLineCount(count),
  }));
}

function encodingOptions(detected: string): Option[] {
  const known = encodings.includes(detected) ? encodings : [detected, ...encodings];
  return known.map((value) => ({ value, label: encodingName(value) }));
}
