import { Tag } from '../../ui/text/tag.tsx';
import styles from './handover-preview.module.css';

const said = [
  ['14 Nov', 'AI report “Lost notes”: 31 quotes, by release and device'],
  ['17 Nov', 'Clip of Quiet Heron, 06:12 to 06:58; console shared, person left out'],
  ['20 Nov', 'Link created for the team that fixes it, expires on 20 December'],
] as const;

/** What is handed to whoever mends it; invented data. */
export function HandoverPreview() {
  return (
    <figure className="card">
      <div className="hd">
        <b className="h grow">Keep job notes offline: the evidence</b>
        <Tag meaning="info">Shared by link</Tag>
      </div>
      <ol className={styles.list}>
        {said.map(([day, what], at) => (
          <li key={day}>
            <span className="sm mut nw">{day}</span>
            <i className={at === said.length - 1 ? styles.now : styles.dot} />
            <span>{what}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
