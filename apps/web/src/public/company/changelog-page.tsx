import { html } from '../../../../../CHANGELOG.md';
import { DocumentPage } from '../documents/document-page.tsx';
import { changelogFacts } from './company-pages.ts';

const withoutTitle = html.replace(/<h1>.*?<\/h1>\n?/, '');

/** What was added, from the file that the source carries. */
export function ChangelogPage() {
  return <DocumentPage page={changelogFacts} head="What has changed" html={withoutTitle} />;
}
