import {
  contact,
  contactDetailsMaxChars,
  contactReasonLabels,
  contactReasons,
  type ContactReason,
} from '@earshot/contracts/contact';
import { useState, type SyntheticEvent } from 'react';
import { send } from '../../lib/api-client.ts';
import { looksLikeEmail } from '../../lib/looks-like-email.ts';
import { useSession } from '../../lib/use-session.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { contactWords as words } from './contact.words.ts';
import styles from './contact-dialog.module.css';

interface ContactFormProps {
  onSent: (reason: ContactReason) => void;
  onFailed: () => void;
  onCancel: () => void;
}

const reasons = contactReasons.map((value) => ({ value, label: contactReasonLabels[value] }));

/** Who is signed in is not asked for an address. */
export function ContactForm({ onSent, onFailed, onCancel }: ContactFormProps) {
  const isSignedIn = useSession().status === 'signed_in';
  const [email, setEmail] = useState('');
  const [contactReason, setReason] = useState<ContactReason>('feedback');
  const [contactDetails, setDetails] = useState('');
  const [website, setWebsite] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const wrong = isSignedIn ? null : faultOf(email);
    setFault(wrong);
    if (wrong !== null) return;
    setSending(true);
    const message = { contactReason, contactDetails };
    try {
      if (isSignedIn) await send(contact.submitFeedback, { body: message });
      else await send(contact.submitPublicFeedback, { body: { email, website, ...message } });
      onSent(contactReason);
    } catch {
      onFailed();
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {fault !== null && <Alert meaning="bad">{fault}</Alert>}
      {!isSignedIn && (
        <TextInput
          label={words.email}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      )}
      <Select label={words.reason} options={reasons} value={contactReason} onChange={setReason} />
      <TextArea
        label={words.details}
        rows={5}
        maxLength={contactDetailsMaxChars}
        value={contactDetails}
        onChange={(event) => setDetails(event.target.value)}
      />
      {/* Programs fill every field; people neither see nor reach this one. */}
      <input
        className={styles.trap}
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        value={website}
        onChange={(event) => setWebsite(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button type="submit" variant="ink" busy={isSending}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}

function faultOf(email: string): string | null {
  if (email.trim() === '') return words.emailMissing;
  return looksLikeEmail(email) ? null : words.emailWrong;
}
