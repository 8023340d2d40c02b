import { Icon } from '../../ui/page/icon.tsx';
import { contactWords as words } from './contact.words.ts';
import { contactMark } from './start-contact.ts';

/** Opens the Contact Us dialog. */
export function ContactButton({ className }: { className?: string }) {
  return (
    <button type="button" className={className} {...contactMark}>
      <Icon name="mail" size="s" />
      {words.open}
    </button>
  );
}
