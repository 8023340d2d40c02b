import { placeholderOf } from '@earshot/contracts/pages/site-facts';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { fillHtml, fillXml } from './fill-page.ts';
import { siteFactsOf } from './site-facts-of.ts';

const hostile = `"Ines" & </script><script>alert('x')</script>`;
const facts = siteFactsOf(
  readConfig(
    {
      EARSHOT_OPERATOR_NAME: hostile,
      EARSHOT_SOCIAL_LINKS: 'https://social.example/@ines?a="b"',
      EARSHOT_VIDEO: 'tour.mp4',
    },
    '/nowhere',
  ),
);
const name = placeholderOf('operatorName');

test('facts are escaped for where they stand in a page', () => {
  const page = `<p title="${name}">${name}</p><script type="application/ld+json">{"name":"${name}"}</script>`;
  const filled = fillHtml(page, facts);
  expect(filled.match(/<script/g)).toHaveLength(1);
  expect(filled.match(/<\/script>/g)).toHaveLength(1);
  expect(filled).toContain('<p title="&quot;Ines&quot; &amp; &lt;/script&gt;');
  const data = /ld\+json">(.*?)<\/script>/.exec(filled)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual({ name: hostile });
  expect(fillXml(`<name>${name}</name>`, facts)).not.toContain('<script');
});

test('[SITE-3] [SITE-4] only a video and links that were set are shown', () => {
  expect(facts.socialLinksHtml).toBe(
    '<li><a href="https://social.example/@ines?a=%22b%22" rel="me noopener">social.example</a></li>',
  );
  expect(facts.menuVideoHtml).toContain('preload="none"');
  expect(facts.menuVideoHtml).toContain('src="/media/video.mp4"');
  const bare = siteFactsOf(readConfig({}, '/nowhere'));
  expect([bare.socialLinksHtml, bare.menuVideoHtml]).toEqual(['', '']);
});
