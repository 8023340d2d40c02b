import { recordings } from '@earshot/contracts/recordings';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useSearchParams } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { startOfTour, tourPath, tourStopOf } from '../../lib/tour-path.ts';
import { tourSession, tourStops } from './tour-stops.ts';
import styles from './sample-tour.module.css';

/** Four stops through the demo data: what happened, to whom, how it looked, and what to do about it. */
export function SampleTour() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const isOn = tourStopOf(search, tourStops(null).length) !== null;
  const session = useQuery({
    queryKey: ['recordings', 'tour'],
    queryFn: async ({ signal }) => {
      const found = await send(recordings.list, { body: { filters: tourSession, limit: 1 } }, signal);
      return found.recordings[0]?.session_id ?? null;
    },
    enabled: isOn,
  });
  const stops = tourStops(session.data ?? null);
  const at = tourStopOf(search, stops.length);
  const stop = at === null ? undefined : stops[at];
  if (at === null || !stop) return <TourLink />;
  const [before, after] = [stops[at - 1], stops[at + 1]];
  return (
    <div className={styles.tour} role="region" aria-label="Tour">
      <span className={styles.count}>
        {at + 1} of {stops.length}
      </span>
      <p className={styles.says}>{stop.says}</p>
      <span className={styles.ways}>
        {before && (
          <ButtonLink size="sm" variant="quiet" to={tourPath(before.path, at - 1)}>
            Back
          </ButtonLink>
        )}
        <ButtonLink size="sm" variant="ink" to={after ? tourPath(after.path, at + 1) : pathname}>
          {stop.next}
        </ButtonLink>
      </span>
    </div>
  );
}

/** The way into the tour while it is not on. */
function TourLink() {
  return (
    <Link className={styles.start} to={startOfTour}>
      Take the tour
    </Link>
  );
}
