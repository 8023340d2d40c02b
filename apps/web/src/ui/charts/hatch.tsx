import styles from './chart-plot.module.css';

/** The pattern that lies over what is not whole: a drawing refers to it as `url(#id)`. */
export function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line className={styles.hatch} x1="1.5" x2="1.5" y2="6" />
      </pattern>
    </defs>
  );
}
