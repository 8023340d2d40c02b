import { useState } from 'react';
import { sendWords } from '../../features/ideas/ideas.words.ts';
import { SendIdea, type IdeaOffer } from '../../features/ideas/send-idea.tsx';
import { ThemesScreen } from '../../features/themes/themes-screen.tsx';

/** What feedback speaks of, which can go to the roadmap. */
export function ThemesWithRoadmap() {
  const [offer, setOffer] = useState<IdeaOffer | null>(null);
  return (
    <>
      <ThemesScreen
        toRoadmap={{
          label: sendWords.title,
          onSend: ({ theme_id: themeId, name, count }) =>
            setOffer({
              title: name,
              pointer: { kind: 'theme', theme_id: themeId },
              says: sendWords.ofTheme(name, count),
              about: null,
            }),
        }}
      />
      {offer && <SendIdea offer={offer} onClose={() => setOffer(null)} />}
    </>
  );
}
