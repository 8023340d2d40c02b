import { avatarOf } from './avatar-of.ts';
import styles from './avatar.module.css';

/** A drawing that stays the same for the same person, so that people without a name can be recognised. */
export function Avatar({ seed, size = 28 }: { seed: string; size?: number }) {
  const { ground, stroke, turn, shape } = avatarOf(seed);
  return (
    <svg className={styles.avatar} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="16" fill={ground} />
      <g transform={`rotate(${turn} 16 16)`} fill="none" stroke={stroke} strokeWidth="3.4">
        <path d={shape.path} />
        {shape.dot && <circle cx={shape.dot.x} cy="16" r={shape.dot.r} fill={stroke} stroke="none" />}
      </g>
    </svg>
  );
}
