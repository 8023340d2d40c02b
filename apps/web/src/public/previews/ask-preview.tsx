import { Avatar } from '../../ui/page/avatar.tsx';
import { Highlight } from '../../ui/text/highlight.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { SimilarityLabel } from '../../ui/text/similarity-label.tsx';
import { previewItems } from './preview-items.ts';
import { words } from '../public.words.ts';
import styles from './ask-preview.module.css';

/** The question screen with invented feedback, drawn with the parts that the app itself uses. */
export function AskPreview() {
  return (
    <figure className={styles.preview}>
      <div className={styles.asked}>
        <Icon name="search" />
        <span className="grow">{words.preview.question}</span>
        <span className={styles.ask}>{words.preview.ask}</span>
      </div>
      <p className={`h ${styles.head}`}>{words.preview.head}</p>
      <ul>
        {previewItems.map(({ author, where, text, proof, score }) => (
          <li key={author} className={styles.item}>
            <div className="row wrap between">
              <span className="row">
                <Avatar seed={author} size={26} />
                <span className="sm">
                  <b className="b">{author}</b> <span className="mut">{where}</span>
                </span>
              </span>
              <SimilarityLabel score={score} />
            </div>
            <blockquote className={`prose ${styles.quote}`}>
              “<Highlight text={text} words={proof} />”
            </blockquote>
          </li>
        ))}
      </ul>
    </figure>
  );
}
