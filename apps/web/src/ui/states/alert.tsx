import type { ReactNode } from 'react';
import { Icon } from '../page/icon.tsx';
import styles from './alert.module.css';

const icons = { info: 'info', good: 'checkCircle', warn: 'warning', bad: 'alert' } as const;

/** A sentence that must not be missed. Failures (`bad`) are read out at once. */
export function Alert({ meaning = 'info', children }: { meaning?: keyof typeof icons; children: ReactNode }) {
  return (
    <div className={`${styles.alert} ${styles[meaning]}`} role={meaning === 'bad' ? 'alert' : 'status'}>
      <Icon name={icons[meaning]} />
      <div className="grow">{children}</div>
    </div>
  );
}
