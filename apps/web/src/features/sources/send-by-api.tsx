import { feedback } from '@earshot/contracts/feedback';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { sourceWords } from './sources.words.ts';
import styles from './send-by-api.module.css';

/** A call that works once a key is put in, with the address of this very server. */
export function SendByApi() {
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '#api') section.current?.scrollIntoView();
  }, [hash]);
  const example = exampleCall(window.location.origin);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(example);
      showToast(sourceWords.copied);
    } catch {
      showToast(sourceWords.notCopied);
    }
  };
  return (
    <section id="api" ref={section} className={styles.section}>
      <h2 className="h rule-head">{sourceWords.api}</h2>
      <p className={styles.lead}>{sourceWords.apiLead}</p>
      <p>
        <Link to={paths.apiKeys}>{sourceWords.apiKey}</Link>. {sourceWords.apiKeyHint}{' '}
        <a href="/docs/api">{sourceWords.reference}</a>
      </p>
      <div className={styles.example}>
        <pre tabIndex={0} aria-label={sourceWords.example}>
          <code>{example}</code>
        </pre>
        <Button size="sm" onClick={() => void copy()}>
          {sourceWords.copy}
        </Button>
      </div>
    </section>
  );
}

function exampleCall(origin: string): string {
  return `curl ${origin}${feedback.addFeedback.path} \\
  -H 'Authorization: Bearer YOUR_KEY' \\
  -H 'Content-Type: application/json' \\
  -d '{
    "source": { "name": "Support" },
    "items": [
      {
        "text": "The notes I typed in the cellar were gone when I came up.",
        "said_at": "2026-11-14T07:52:00Z",
        "external_id": "ticket-48213",
        "rating": { "value": 2, "min": 1, "max": 5 },
        "author": { "email": "ines@example.com" },
        "fields": { "app_version": "4.2.1" }
      }
    ]
  }'`;
}
