import { Drawer } from '@mantine/core';
import { LeftMenu } from './left-menu.tsx';
import { WorkspaceSwitcher } from './workspace-switcher.tsx';
import styles from './menu-drawer.module.css';

/** The menu of narrow screens. */
export function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={300}
      title="Menu"
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ content: styles.drawer, header: styles.drawerHead, body: styles.drawerBody }}
    >
      <div className={styles.drawerSwitcher}>
        <WorkspaceSwitcher />
      </div>
      <LeftMenu />
    </Drawer>
  );
}
