import { CopyText } from '../../../ui/inputs/copy-text.tsx';
import { roadmapWords as words } from './roadmap.words.ts';

/** Where a public roadmap is read, with what embeds it. */
export function RoadmapLinks({ path, title }: { path: string; title: string }) {
  const page = new URL(path, window.location.href).href;
  const name = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const frame = `<iframe src="${page}" title="${name}" width="100%" height="640" loading="lazy" sandbox="allow-popups"></iframe>`;
  return (
    <div className="col g2">
      {[
        { label: words.link, text: page },
        { label: words.feed, text: `${page}/feed` },
        { label: words.embed, text: frame },
      ].map(({ label, text }) => (
        <div key={label}>
          <p className="sm mut">{label}</p>
          <CopyText label={label} text={text} copy={words.copy} copied={words.copied} />
        </div>
      ))}
    </div>
  );
}
