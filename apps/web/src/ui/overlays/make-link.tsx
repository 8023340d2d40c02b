import { problemSentence } from '../../lib/api-problem.ts';
import { Button } from '../inputs/button.tsx';
import { CopyText } from '../inputs/copy-text.tsx';
import { Select } from '../inputs/select.tsx';
import { Alert } from '../states/alert.tsx';

interface MakeLinkProps<Days extends number> {
  words: {
    days: string;
    day: (count: number) => string;
    make: string;
    link: string;
    copy: string;
    copied: string;
    /** That the link is shown only now. */
    once: string;
  };
  /** For how many days a link can open, the one that is chosen among them. */
  choices: readonly Days[];
  days: Days;
  onDays: (days: Days) => void;
  disabled?: boolean;
  pending: boolean;
  error: unknown;
  /** Of the link that was just made; undefined before. */
  address: string | undefined;
  onMake: () => void;
}

/** Makes a link that opens for some days, and shows it once. */
export function MakeLink<Days extends number>(props: MakeLinkProps<Days>) {
  const { words, choices, days, onDays, disabled, pending, error, address, onMake } = props;
  return (
    <>
      <div className="row wrap" style={{ alignItems: 'flex-end' }}>
        <Select
          label={words.days}
          value={String(days)}
          options={choices.map((count) => ({ value: String(count), label: words.day(count) }))}
          onChange={(value) => onDays(choices.find((count) => String(count) === value) ?? days)}
        />
        <Button variant="ink" disabled={disabled} busy={pending} onClick={onMake}>
          {words.make}
        </Button>
      </div>
      {error ? <Alert meaning="bad">{problemSentence(error)}</Alert> : null}
      {address !== undefined && (
        <div className="col g2">
          {/* Another link is copied anew. */}
          <CopyText key={address} label={words.link} text={address} copy={words.copy} copied={words.copied} />
          <p className="sm sec">{words.once}</p>
        </div>
      )}
    </>
  );
}
