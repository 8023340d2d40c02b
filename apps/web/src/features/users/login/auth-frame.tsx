import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Logo } from '../../../ui/page/logo.tsx';
import { words } from '../users.words.ts';
import styles from './auth-frame.module.css';

const radii = [40, 80, 125, 175, 230, 290, 356, 430];
const lit = 125;

/** The two halves of the authentication screen: what is to be done, and the baize beside it. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <main className={styles.left}>
        <a className={styles.logo} href={paths.home} aria-label="Earshot, home">
          <Logo />
        </a>
        {children}
        <p className="xs mut">{words.foot}</p>
      </main>
      <aside className={styles.band}>
        <svg className={styles.arcs} viewBox="0 0 472 300" fill="none" strokeWidth="1.5" aria-hidden="true">
          {radii.map((r) => (
            <path
              key={r}
              d={`M${236 - r} 292A${r} ${r} 0 0 1 ${236 + r} 292`}
              stroke={r === lit ? 'var(--mark)' : 'var(--baize-line)'}
            />
          ))}
          <circle cx="236" cy="288" r="9" fill="var(--mark)" />
        </svg>
        <p className="display d36">
          {words.band.head.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </p>
        <p className={styles.text}>{words.band.text}</p>
      </aside>
    </div>
  );
}
