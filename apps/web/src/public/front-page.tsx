import { PublicFrame } from './public-frame.tsx';

/** The page at `/`. */
export function FrontPage() {
  return (
    <PublicFrame>
      <title>Earshot: hear what customers say</title>
      <h1 className="display d84">Hear what customers say</h1>
    </PublicFrame>
  );
}
