import type { CardBrief as Brief } from '@earshot/contracts/boards/card-brief';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { itemPath } from '../../../lib/feedback-paths.ts';
import { fileNameOf, saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { useCopy } from '../../../ui/inputs/use-copy.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { briefQuery } from '../boards.queries.ts';
import { briefWords as words } from '../boards.words.ts';
import styles from './card-brief.module.css';

interface CardBriefProps {
  boardId: string;
  ideaId: string;
  onClose: () => void;
}

/** The card as one document, to be read, copied and saved as Markdown. */
export function CardBrief({ boardId, ideaId, onClose }: CardBriefProps) {
  const brief = useQuery(briefQuery(boardId, ideaId));
  return (
    <Dialog opened onClose={onClose} title={words.title} size="lg">
      <QueryView query={brief} what={words.what}>
        {(data) => <Document brief={data} />}
      </QueryView>
    </Dialog>
  );
}

function Document({ brief: { title, counted_at: countedAt, sections, markdown } }: { brief: Brief }) {
  const copy = useCopy(words);
  const save = () =>
    saveFile(`${fileNameOf(title)}.md`, new Blob([markdown], { type: 'text/markdown;charset=utf-8' }));
  return (
    <article className={styles.brief}>
      <header>
        <h3 className="display d28">{title}</h3>
        <p className="sm mut">
          {words.countedOn} <DateTime iso={countedAt} withTime />.
        </p>
      </header>
      {sections.map(({ part, title: heading, sentences, quotes }) => (
        <section key={part} className={styles.section}>
          <h4>{heading}</h4>
          {sentences.map((sentence, at) => (
            <p key={at} className={styles.sentence}>
              {sentence}
            </p>
          ))}
          {quotes.map(({ review_id: id, text, by }) => (
            <figure key={id} className={styles.quote}>
              <blockquote>“{text}”</blockquote>
              <figcaption>
                <Link to={itemPath(id)}>
                  <bdi>{by}</bdi>
                </Link>
              </figcaption>
            </figure>
          ))}
        </section>
      ))}
      <footer className="row wrap">
        <Button onClick={() => copy(markdown)}>{words.copy}</Button>
        <Button onClick={save}>{words.save}</Button>
      </footer>
    </article>
  );
}
