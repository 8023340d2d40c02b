import type { SessionStrip as Strip } from '@earshot/contracts/recordings';
import styles from './session-strip.module.css';

const partWidth = 3;
const height = 12;

/** A session in one line: bars for what the person did, and a mark under each part in which something broke. */
export function SessionStrip({ strip, label }: { strip: Strip; label: string }) {
  const width = strip.activity.length * partWidth;
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {strip.activity.map((tenths, part) => (
        <rect
          key={part}
          className={tenths > 0 ? styles.active : styles.quiet}
          {...{ x: part * partWidth, width: partWidth - 1 }}
          {...barOf(tenths)}
        />
      ))}
      {strip.trouble.map((part) => (
        <rect key={part} className={styles.trouble} x={part * partWidth - 1} y={9} width={4} height={3} />
      ))}
    </svg>
  );
}

/** Bars stand on a line above the marks. */
const floor = 8;

function barOf(tenths: number): { y: number; height: number } {
  const tall = tenths === 0 ? 1 : 2 + (tenths / 10) * (floor - 2);
  return { y: floor - tall, height: tall };
}
