import type { FollowUp, FollowUpText } from '@earshot/contracts/boards/follow-ups';
import { followUpLimits } from '@earshot/contracts/boards/follow-ups';
import { Button } from '../../../ui/inputs/button.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { followUpWords as words } from './follow-up.words.ts';
import styles from './follow-up.module.css';

/** Languages that a first text is often in; those of the recipients come besides. */
const commonLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'ja'];

interface FollowUpTextsProps {
  texts: readonly FollowUpText[];
  languages: FollowUp['languages'];
  /** Says what is missing, once sending or saving was tried. */
  isChecked: boolean;
  onChange: (texts: FollowUpText[]) => void;
}

/** One text for each language, the first of them for all others. */
export function FollowUpTexts({ texts, languages, isChecked, onChange }: FollowUpTextsProps) {
  const written = new Set(texts.map(({ language }) => language));
  const missing = languages.filter(({ language }) => language !== 'und' && !written.has(language));
  const put = (at: number, part: Partial<FollowUpText>) =>
    onChange(texts.map((text, nth) => (nth === at ? { ...text, ...part } : text)));
  const add = (language: string) =>
    onChange([...texts, { language, subject: '', text: '', is_fallback: false }]);
  return (
    <div className="col g4">
      {texts.map((text, at) => (
        <fieldset key={text.is_fallback ? 'first' : text.language} className={styles.text}>
          <legend className={styles.legend}>
            {text.is_fallback ? words.fallback : words.textIn(text.language)}
          </legend>
          {text.is_fallback ? (
            <Select
              label={words.language}
              value={text.language}
              options={optionsOf(text.language, written, languages)}
              onChange={(language) => put(at, { language })}
            />
          ) : (
            <Button
              size="sm"
              variant="quiet"
              className={styles.remove}
              onClick={() => onChange(texts.filter((_text, nth) => nth !== at))}
            >
              <Icon name="close" size="xs" />
              {words.remove(text.language)}
            </Button>
          )}
          <TextInput
            label={words.subject}
            value={text.subject}
            maxLength={followUpLimits.subjectMaxChars}
            error={isChecked && text.subject.trim() === '' ? words.subjectMissing : undefined}
            lang={text.language}
            onChange={(event) => put(at, { subject: event.target.value })}
          />
          <TextArea
            label={words.text}
            hint={text.is_fallback ? words.textHint : undefined}
            rows={text.is_fallback ? 8 : 6}
            value={text.text}
            maxLength={followUpLimits.textMaxChars}
            error={isChecked && text.text.trim() === '' ? words.textMissing : undefined}
            lang={text.language}
            onChange={(event) => put(at, { text: event.target.value })}
          />
        </fieldset>
      ))}
      {missing.length > 0 && texts.length < followUpLimits.texts && (
        <div className="row wrap">
          {missing.slice(0, 8).map(({ language, people }) => (
            <Button key={language} size="sm" onClick={() => add(language)}>
              <Icon name="plus" size="xs" />
              {words.add(language, people)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function optionsOf(own: string, written: ReadonlySet<string>, languages: FollowUp['languages']) {
  const known = [...languages.map(({ language }) => language), ...commonLanguages];
  const free = [...new Set([own, ...known])].filter(
    (code) => code === own || (code !== 'und' && !written.has(code)),
  );
  return free.map((value) => ({ value, label: words.languageOf(value) }));
}
