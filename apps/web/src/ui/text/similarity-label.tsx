import { similarityBand } from '@earshot/contracts/limits';
import styles from './similarity-label.module.css';

const blocks = { High: 3, Medium: 2, Low: 1 };

/** How near an item is to what was asked: three blocks, the band, and the score 0…1. */
export function SimilarityLabel({ score }: { score: number }) {
  const band = similarityBand(score);
  return (
    <span className={styles.label}>
      <span className={styles.blocks} aria-hidden="true">
        {[1, 2, 3].map((block) => (
          <i key={block} className={block <= blocks[band] ? styles.on : undefined} />
        ))}
      </span>
      <span>
        Similarity <b className="b">{band}</b> <span className="mut">{shown(score)}</span>
      </span>
    </span>
  );
}

/** Cut, not rounded: 0.499 is Medium and must not read 0.50, where High begins. */
function shown(score: number): string {
  return (Math.floor(score * 100 + 1e-9) / 100).toFixed(2);
}
