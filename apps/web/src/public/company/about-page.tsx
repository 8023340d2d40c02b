import { html } from '../../../content/company/about-us.md';
import { ClosingCall } from '../closing-call.tsx';
import { DocumentPage } from '../documents/document-page.tsx';
import { aboutFacts } from './company-pages.ts';

/** Who makes this, and by which rules. */
export function AboutPage() {
  return (
    <DocumentPage page={aboutFacts} head="Listen to customers, and show your work." html={html}>
      <ClosingCall section="about-us" />
    </DocumentPage>
  );
}
