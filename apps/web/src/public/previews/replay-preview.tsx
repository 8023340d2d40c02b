import { Avatar } from '../../ui/page/avatar.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { replayScene } from './replay-scene.ts';
import styles from './replay-preview.module.css';

/** A session replay as the player shows it, drawn with invented data and without the player. */
export function ReplayPreview() {
  const { person, account, trouble, jobs, page, activity, now, length, at } = replayScene;
  return (
    <figure className={`card ${styles.card}`}>
      <div className="hd">
        <Avatar seed={person} />
        <span className="grow clip">
          <b className="b">{person}</b> <span className="sm mut">{account}</span>
        </span>
        <Tag meaning="mark">{trouble}</Tag>
      </div>
      <div className={styles.frame} role="img" aria-label={page.says}>
        <div className={styles.bar}>
          <b>Marrowby</b>
          {page.menu.map((entry) => (
            <span key={entry} className={entry === page.open ? styles.open : undefined}>
              {entry}
            </span>
          ))}
        </div>
        <div className={styles.body}>
          <div className={styles.jobs}>
            {jobs.map(([time, what, where]) => (
              <div key={time} className={what === page.title ? styles.chosen : undefined}>
                <em>{time}</em>
                <b>{what}</b>
                <span>{where}</span>
              </div>
            ))}
          </div>
          <div className={styles.job}>
            <p className={styles.title}>{page.title}</p>
            <p className={styles.masked}>{page.where}</p>
            <p className={styles.label}>Job notes</p>
            <p className={styles.notes}>{page.notes}</p>
            <div className={styles.buttons}>
              <span className={styles.save}>
                Save note
                <i className={styles.ring} />
              </span>
              <span className={styles.photo}>Add photo</span>
              <span className={styles.toast}>Could not save. Try again.</span>
            </div>
          </div>
        </div>
      </div>
      <div className={styles.track}>
        <div className={styles.bars} aria-hidden="true">
          {activity.map((height, index) => (
            <i key={index} style={{ height: `${height}%` }} />
          ))}
          <span className={styles.head} style={{ left: `${at}%` }} />
        </div>
        <div className={styles.under}>
          <Icon name="pause" size="xs" />
          <span>
            <b className="b">{now}</b> <span className="mut">of {length}</span>
          </span>
          <span className="grow" />
          <span className="mut">1× · skipping inactivity</span>
        </div>
      </div>
    </figure>
  );
}
