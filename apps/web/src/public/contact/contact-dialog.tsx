import { contactReasonLabels, type ContactReason } from '@earshot/contracts/contact';
import { limits } from '@earshot/contracts/limits';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { contactWords as words } from './contact.words.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-dialog.module.css';

type Step = { at: 'form' } | { at: 'sent'; reason: ContactReason } | { at: 'failed' };

const start: Step = { at: 'form' };

interface ContactDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** A message to the operator. Closing it, in whatever way, begins anew; a message that was sent closes it by itself. */
export function ContactDialog({ isOpen, onClose }: ContactDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [step, setStep] = useState<Step>(start);
  // What was typed goes when this number changes.
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  useEffect(() => {
    if (step.at !== 'sent') return;
    const timer = setTimeout(() => dialog.current?.close(), limits.contactCloseMs);
    return () => clearTimeout(timer);
  }, [step]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="contact-title"
      onClose={() => {
        setStep(start);
        setRound((count) => count + 1);
        onClose();
      }}
    >
      <h2 id="contact-title" className="display d28">
        {words.title}
      </h2>
      {step.at === 'sent' && <Alert meaning="good">{words.thanks(contactReasonLabels[step.reason])}</Alert>}
      {step.at === 'failed' && <Alert meaning="bad">{words.failed}</Alert>}
      {step.at === 'form' ? (
        <ContactForm
          key={round}
          onSent={(reason) => setStep({ at: 'sent', reason })}
          onFailed={() => setStep({ at: 'failed' })}
          onCancel={() => dialog.current?.close()}
        />
      ) : (
        <div className={styles.buttons}>
          <Button onClick={() => dialog.current?.close()}>{words.close}</Button>
        </div>
      )}
    </dialog>
  );
}
