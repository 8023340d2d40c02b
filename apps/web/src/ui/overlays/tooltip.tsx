import { Tooltip as MantineTooltip } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import styles from './tooltip.module.css';

/** A word about a control, on hover and on focus. Never the only place where something is said. */
export function Tooltip({ label, children }: { label: ReactNode; children: ReactElement }) {
  return (
    <MantineTooltip
      label={label}
      openDelay={300}
      events={{ hover: true, focus: true, touch: false }}
      classNames={{ tooltip: styles.tooltip }}
    >
      {children}
    </MantineTooltip>
  );
}
