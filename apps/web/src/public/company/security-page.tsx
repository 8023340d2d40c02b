import { html } from '../../../content/company/security.md';
import { DocumentPage } from '../documents/document-page.tsx';
import { securityFacts } from './company-pages.ts';

/** True statements about security, missing parts included. */
export function SecurityPage() {
  return (
    <DocumentPage page={securityFacts} head="What protects your data, and what does not yet" html={html} />
  );
}
