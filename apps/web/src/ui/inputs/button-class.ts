import { joinClasses } from '../styles/join-classes.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** `ink` is the main action of a screen; at most one `mark` (yellow) is in view. */
  variant?: 'default' | 'ink' | 'mark' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** Square, for an icon alone. */
  iconOnly?: boolean;
  /** As wide as what holds it. */
  wide?: boolean;
}

/** The class names of a button, for buttons and for links that look like one. */
export function buttonClass(
  { variant = 'default', size = 'md', iconOnly, wide }: ButtonLook,
  extra?: string,
): string | undefined {
  return joinClasses(
    styles.button,
    variant !== 'default' && styles[variant],
    size !== 'md' && styles[size],
    iconOnly && styles.iconOnly,
    wide && styles.wide,
    extra,
  );
}
