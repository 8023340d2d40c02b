import { useRef, useState, type DragEvent } from 'react';
import { Alert } from '../../../ui/states/alert.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { Progress } from '../../../ui/states/progress.tsx';
import { uploadWords } from '../imports.words.ts';
import { useUpload } from './use-upload.ts';
import styles from './upload-card.module.css';

const accepted = '.csv,.tsv,.txt,.xlsx,.json,.jsonl,.ndjson,.mbox,.eml,.vtt,.srt';

/** Takes a file by dropping or choosing it, and shows how far it is sent. */
export function UploadCard() {
  const { state, start, stop } = useUpload();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    start(event.dataTransfer.files);
  };
  return (
    <section aria-label={uploadWords.heading} className="col g3">
      {state.status === 'sending' ? (
        <Sending file={state.file} share={state.share} onStop={stop} />
      ) : (
        <div
          className={over ? `${styles.zone} ${styles.over}` : styles.zone}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Icon name="fileUp" size="l" />
          <h2 className="display d22">{over ? uploadWords.dropNow : uploadWords.drop}</h2>
          <p className="sec">{uploadWords.limits}</p>
          <Button variant="ink" onClick={() => input.current?.click()}>
            {uploadWords.choose}
          </Button>
          <input
            ref={input}
            type="file"
            className="vh"
            tabIndex={-1}
            aria-label={uploadWords.choose}
            accept={accepted}
            onChange={(event) => {
              start(event.target.files);
              // The same file, mended, can be chosen again.
              event.target.value = '';
            }}
          />
        </div>
      )}
      {state.status === 'refused' && <Alert meaning="bad">{state.why}</Alert>}
      <p className="sm mut">{uploadWords.promise}</p>
    </section>
  );
}

function Sending({ file, share, onStop }: { file: File; share: number; onStop: () => void }) {
  return (
    <div className={`card pad ${styles.sending}`}>
      <div className="row between">
        <b className="b clip">{uploadWords.uploading(file.name)}</b>
        <span>{Math.floor(share * 100)} %</span>
      </div>
      <Progress share={share} label={uploadWords.uploading(file.name)} />
      <div className="row between">
        <span className="sm" role="status">
          {share < 1 ? uploadWords.sent(share * file.size, file.size) : uploadWords.reading}
        </span>
        <Button size="sm" variant="quiet" onClick={onStop}>
          {uploadWords.stop}
        </Button>
      </div>
    </div>
  );
}
