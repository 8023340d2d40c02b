import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './side-drawer.module.css';

interface SidePanelProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The edge of the window that it comes from; what proves something comes from the right, and is wider. */
  side?: 'left' | 'right';
}

/** The drawer of a side panel. */
export function SideDrawer({ opened, onClose, title, children, side = 'left' }: SidePanelProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      size={side === 'left' ? 320 : 440}
      position={side}
      closeButtonProps={{ 'aria-label': 'Close' }}
      overlayProps={{ backgroundOpacity: 0.35 }}
      classNames={{ content: styles.panel, header: styles.panel, title: styles.title }}
    >
      {children}
    </Drawer>
  );
}
