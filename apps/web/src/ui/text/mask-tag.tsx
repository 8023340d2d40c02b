import styles from './mask-tag.module.css';

/** Stands in a text where personal data was masked before it was stored. */
export function MaskTag({ text, was }: { text: string; was: string }) {
  return (
    <span className={styles.mask} title={`Masked before storage: ${was}`}>
      {text}
    </span>
  );
}
