import { Avatar } from '../../ui/page/avatar.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './recordings-preview.module.css';

const said = [
  {
    where: 'Helpdesk, 19 November',
    text: '“The whole visit was empty as if I had never been there.”',
    tag: 'Job notes lost offline',
  },
  {
    where: 'Session, 19 November, 06:41',
    text: 'Clicked Save note three times; the request failed with 504',
    tag: '3 rage clicks',
  },
  { where: 'Survey, 2 October', text: '“Quicker than the paper we used before.”', tag: 'Speed of entry' },
];

/** What one person said and met, on one page; invented data. */
export function SaidPreview() {
  return (
    <figure className={`card ${styles.card}`}>
      <div className="hd">
        <Avatar seed="Quiet Heron" />
        <span className="grow">
          <b className="b">Quiet Heron</b> <span className="sm mut">Brightwell Heating</span>
        </span>
        <Tag>Annual, €4,800 a year</Tag>
      </div>
      <ul>
        {said.map(({ where, text, tag }) => (
          <li key={where} className={styles.one}>
            <span className={styles.who}>
              <span className="xs mut">{where}</span>
              <span>{text}</span>
            </span>
            <Tag>{tag}</Tag>
          </li>
        ))}
      </ul>
    </figure>
  );
}
