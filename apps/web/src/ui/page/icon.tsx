import { iconPaths, type IconName } from './icon-paths.ts';
import styles from './icon.module.css';

const pixels = { xs: 14, s: 16, m: 18, l: 22 };

/** An icon beside text, hidden from screen readers; a control that shows nothing else needs its own `aria-label`. */
export function Icon({ name, size = 'm' }: { name: IconName; size?: keyof typeof pixels }) {
  return (
    <svg
      className={styles.icon}
      width={pixels[size]}
      height={pixels[size]}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {iconPaths[name].split('|').map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
