import { commentLimits } from '@earshot/contracts/boards/card-comments';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { formatCounted } from '../../../lib/format.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { commentWords as words } from './comments.words.ts';
import { matching, mentionAt, mentionedIn, type Member } from './mentions.ts';
import styles from './card-comments.module.css';

interface CommentBoxProps {
  label: string;
  /** What the button says. */
  save: string;
  start?: string;
  /** Told what is written, so that it can be kept when the box is drawn anew elsewhere. */
  onText?: (text: string) => void;
  /** Who can be mentioned. */
  members: readonly Member[];
  /** @returns false when it was refused, which was said */
  onSave: (text: string, mentions: string[]) => Promise<boolean>;
  onCancel?: () => void;
}

/** Where a comment is written: after an @ members are offered, by pointer and keys. */
export function CommentBox(props: CommentBoxProps) {
  const { label, save, start = '', onText, members, onSave, onCancel } = props;
  const [text, setShown] = useState(start);
  const setText = (next: string) => {
    setShown(next);
    onText?.(next);
  };
  const [isSaving, setSaving] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const offer = useMentions({ box, text, setText, members });
  const submit = async () => {
    const written = text.trim();
    setMissing(written === '');
    if (written === '' || isSaving) return;
    setSaving(true);
    if (await onSave(written, mentionedIn(written, members, offer.chosen))) setText('');
    setSaving(false);
  };
  const keys = (event: KeyboardEvent) => {
    if (offer.onKeyDown(event)) return;
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      void submit();
    } else if (event.key === 'Escape' && onCancel) {
      event.stopPropagation();
      onCancel();
    }
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className={styles.box}>
        <TextArea
          ref={box}
          label={label}
          hideLabel
          hint={words.hint}
          error={isMissing ? words.missing : undefined}
          rows={3}
          maxLength={commentLimits.textMaxChars}
          value={text}
          {...offer.control}
          onChange={(event) => {
            setText(event.target.value);
            setMissing(false);
            offer.onCaret(event.target);
          }}
          onSelect={(event) => offer.onCaret(event.currentTarget)}
          onBlur={offer.onBlur}
          onKeyDown={keys}
        />
        {offer.list}
      </div>
      <div className="row wrap">
        <Button size="sm" variant="ink" type="submit" busy={isSaving}>
          {save}
        </Button>
        {onCancel && (
          <Button size="sm" variant="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

const offeredAtMost = 6;

/** Members to mention, as they are typed. */
function useMentions({
  box,
  text,
  setText,
  members,
}: {
  box: React.RefObject<HTMLTextAreaElement | null>;
  text: string;
  setText: (text: string) => void;
  members: readonly Member[];
}) {
  const id = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const mention = caret === null ? null : mentionAt(text, caret);
  const found = mention ? matching(members, mention.typed).slice(0, offeredAtMost) : [];
  // A name that is typed out asks for nothing more.
  const isTyped = found.length === 1 && found[0]?.name === mention?.typed;
  const isOpen = found.length > 0 && !isTyped;
  const at = Math.min(active, found.length - 1);

  const pick = (member: Member) => {
    if (!mention) return;
    const until = mention.from + 1 + mention.typed.length;
    const named = `@${member.name} `;
    setText(text.slice(0, mention.from) + named + text.slice(until));
    setChosen(new Set([...chosen, member.userId]));
    setCaret(null);
    const place = mention.from + named.length;
    requestAnimationFrame(() => box.current?.setSelectionRange(place, place));
  };

  /** @returns whether the key was for the list */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!isOpen) return false;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const picked = found[at];
    if (step !== 0) setActive((at + step + found.length) % found.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && picked && !event.ctrlKey && !event.metaKey) {
      pick(picked);
    } else if (event.key === 'Escape') setCaret(null);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  return {
    chosen,
    onKeyDown,
    onCaret: ({ selectionStart, selectionEnd }: HTMLTextAreaElement) => {
      if (selectionStart !== caret) setActive(0);
      setCaret(selectionStart === selectionEnd ? selectionStart : null);
    },
    onBlur: () => setCaret(null),
    control: {
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': 'listbox' as const,
      'aria-controls': isOpen ? `${id}-list` : undefined,
      'aria-activedescendant': isOpen ? `${id}-${at}` : undefined,
    },
    list: (
      <>
        <p className="vh" role="status">
          {isOpen && words.offered(formatCounted(found.length, 'member'))}
        </p>
        {isOpen && (
          <ul className={styles.offered} role="listbox" id={`${id}-list`} aria-label={words.members}>
            {found.map((member, index) => (
              <li
                key={member.userId}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === at}
                // The box keeps the focus, or it would close before the click arrives.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(member)}
              >
                {member.name}
              </li>
            ))}
          </ul>
        )}
      </>
    ),
  };
}
