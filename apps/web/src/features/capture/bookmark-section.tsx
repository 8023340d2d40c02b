import { roleAllows } from '@earshot/contracts/call';
import { useEffect, useRef } from 'react';
import { useSession } from '../../lib/use-session.ts';
import { buttonClass } from '../../ui/inputs/button-class.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { bookmarkWords as words } from './capture.words.ts';
import { bookmarkScript } from './capture-link.ts';
import styles from './capture.module.css';

/** The bookmark button to drag, and the key that does the same within Earshot; nothing for those who may not add. */
export function BookmarkSection() {
  const session = useSession();
  return session.status === 'signed_in' && roleAllows(session.session.role, 'member') ? <Bookmark /> : null;
}

function Bookmark() {
  const link = useRef<HTMLAnchorElement>(null);
  // React refuses such an address, rightly: it would run here. This one is dragged, and pressed it does nothing.
  useEffect(() => link.current?.setAttribute('href', bookmarkScript(window.location.origin)), []);
  return (
    <section className={styles.section}>
      <h2 className="h rule-head">{words.title}</h2>
      <p className={styles.lead}>{words.lead}</p>
      <a
        ref={link}
        href="#bookmark"
        className={buttonClass({})}
        draggable
        onClick={(event) => {
          event.preventDefault();
          showToast(words.pressed);
        }}
      >
        {words.button}
      </a>
      <p className="sm mut">{words.byKey}</p>
    </section>
  );
}
