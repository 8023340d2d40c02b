import { Skeleton } from '../../../ui/states/skeleton.tsx';
import lanes from './lane-board.module.css';

/** A board in the shape that it will have. */
export function BoardSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton width="280px" height={36} />
      <div className={lanes.lanes} style={{ ['--lanes' as string]: 4, marginTop: 48 }} aria-hidden="true">
        {[3, 2, 2, 1].map((cards, lane) => (
          <div key={lane} className={lanes.lane}>
            <div className={lanes.head}>
              <Skeleton width="96px" height={18} />
            </div>
            <div className={lanes.cards}>
              {Array.from({ length: cards }, (_, card) => (
                <div key={card} className={lanes.card}>
                  <Skeleton width="80%" />
                  <Skeleton width="50%" height={9} />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
