import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  size?: 'sm' | 'md' | 'lg';
}

const widths = { sm: 420, md: 560, lg: 760 };

/** In front of side panels (200), also of one that opens later because the window got narrower. */
const inFrontOfPanels = 210;

/** A dialog: keeps the focus while open and gives it back; Esc and a click beside it close it. */
export function Dialog({ opened, onClose, title, children, size = 'md' }: DialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={widths[size]}
      centered
      zIndex={inFrontOfPanels}
      xOffset="min(5vw, 12px)"
      // On a phone nearly all of the height is the dialog's.
      yOffset="min(5dvh, max(12px, 3vw))"
      closeButtonProps={{ 'aria-label': 'Close' }}
      overlayProps={{ backgroundOpacity: 0.35 }}
      transitionProps={{ duration: 120, transition: 'fade' }}
      classNames={{
        content: styles.content,
        header: styles.header,
        title: styles.title,
        body: styles.body,
        close: styles.close,
      }}
    >
      {children}
    </Modal>
  );
}
