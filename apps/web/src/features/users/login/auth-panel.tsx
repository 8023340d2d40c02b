import type { SyntheticEvent, ReactNode } from 'react';
import styles from './auth-panel.module.css';

interface AuthPanelProps {
  title: string;
  text?: ReactNode;
  /** Given for forms; without it the panel is no form. */
  onSubmit?: (event: SyntheticEvent) => void;
  children: ReactNode;
}

/** One state of the authentication screen: its head and what is to be done. */
export function AuthPanel({ title, text, onSubmit, children }: AuthPanelProps) {
  const content = (
    <>
      <title>{`${title} · Earshot`}</title>
      <h1 className="display d48">{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.parts}>{children}</div>
    </>
  );
  // The browser's own bubbles would come before our words, and cannot be read again.
  return onSubmit ? (
    <form className={styles.panel} onSubmit={onSubmit} noValidate>
      {content}
    </form>
  ) : (
    <div className={styles.panel}>{content}</div>
  );
}
