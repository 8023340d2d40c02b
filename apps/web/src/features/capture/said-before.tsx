import { feedback } from '@earshot/contracts/feedback';
import { limits, similarityBand } from '@earshot/contracts/limits';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';
import { itemPath } from '../../lib/feedback-paths.ts';
import { captureWords as words } from './capture.words.ts';
import styles from './capture.module.css';

/** Fewer words say too little to look for the like. */
const fewestWords = 4;
const shown = 3;
const restMs = 500;

/** What is stored already and says nearly the same, while it is typed. */
export function SaidBefore({ text }: { text: string }) {
  const [sought] = useDebouncedValue(text.trim().slice(0, limits.searchMaxChars), restMs);
  const { data: near = [] } = useQuery({
    queryKey: ['feedback', 'said_before', sought],
    queryFn: async ({ signal }) => {
      const { results } = await send(
        feedback.getFeedback,
        { body: { searchTerm: sought, limit: shown } },
        signal,
      );
      return results.filter(({ score }) => score !== null && similarityBand(score) === 'High');
    },
    enabled: sought.split(/\s+/).length >= fewestWords,
    placeholderData: keepPreviousData,
  });
  if (near.length === 0 || text.trim() === '') return null;
  return (
    <section className={styles.near} aria-label={words.similar}>
      <h3 className="sm b">{words.similar}</h3>
      <ul>
        {near.map((item) => (
          <li key={item.review_id}>
            <a href={itemPath(item.review_id)} target="_blank" rel="noreferrer">
              {item.text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
