import { Skeleton } from '../../ui/states/skeleton.tsx';

/** A card in the shape of a chart that is on its way. */
export function ChartWaiting() {
  return (
    <section className="card" aria-busy="true">
      <div className="hd">
        <Skeleton width="30%" />
      </div>
      <div className="pad">
        <Skeleton width="100%" height={220} />
        <p className="xs mut" role="status">
          Loading...
        </p>
      </div>
    </section>
  );
}
