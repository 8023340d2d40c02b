import { Avatar } from '../../ui/page/avatar.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { recordingsScene } from './replay-scene.ts';
import styles from './recordings-preview.module.css';

/** The list of recordings as the app shows it, with invented data. */
export function RecordingsPreview() {
  return (
    <figure className={`card ${styles.card}`}>
      <div className="hd">
        <b className="h grow">Recordings</b>
        <Tag>This week</Tag>
      </div>
      <ul>
        {recordingsScene.map(({ person, account, length, trouble, isBad }) => (
          <li key={person} className={styles.one}>
            <Avatar seed={person} size={26} />
            <span className={styles.who}>
              <b className="b sm">{person}</b>
              <span className="xs mut clip">{account}</span>
            </span>
            <span className={styles.what}>
              <span className="xs mut">{length}</span>
              {trouble === null ? (
                <span className="xs mut">quiet</span>
              ) : (
                <Tag meaning={isBad ? 'mark' : 'plain'}>{trouble}</Tag>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className={`xs mut ${styles.end}`}>6 of 2,318 this week</p>
    </figure>
  );
}
