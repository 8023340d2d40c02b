import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { fileWords } from './account-files.words.ts';
import type { ReadFile } from './read-file.ts';
import { readFile } from './read-file.ts';
import styles from './account-files.module.css';

const accepted = '.csv,.tsv,.txt,.xlsx,.json,.jsonl,.ndjson';

/** Takes a file by dropping or choosing it. */
export function ChooseFile({ onRead }: { onRead: (read: ReadFile) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const read = useMutation({ mutationFn: (file: File) => readFile(file), onSuccess: onRead });
  const start = (file: File | undefined) => file && read.mutate(file);
  return (
    <section aria-label={fileWords.choose} className="col g3">
      <div
        className={over ? `${styles.zone} ${styles.over}` : styles.zone}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          start(event.dataTransfer.files[0]);
        }}
      >
        <Icon name="fileUp" size="l" />
        <p className="sec">{fileWords.limits}</p>
        <Button variant="ink" busy={read.isPending} onClick={() => input.current?.click()}>
          {fileWords.choose}
        </Button>
        <p className="sm" role="status">
          {read.isPending && fileWords.reading(read.variables.name)}
        </p>
        <input
          ref={input}
          type="file"
          className="vh"
          tabIndex={-1}
          aria-label={fileWords.choose}
          accept={accepted}
          onChange={(event) => {
            start(event.target.files?.[0]);
            // The same file, mended, can be chosen again.
            event.target.value = '';
          }}
        />
      </div>
      {read.error && (
        <Alert meaning="bad">{whatAndWhy(fileWords.notRead, problemSentence(read.error))}</Alert>
      )}
      <p className="sm mut">{fileWords.promise}</p>
    </section>
  );
}
