import type { CustomTrend } from '@earshot/contracts/topics';
import { topics } from '@earshot/contracts/topics';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { feedbackListPath } from '../../lib/feedback-paths.ts';
import { QueryView } from '../../ui/states/query-view.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { thresholdCountsQuery } from './topics.queries.ts';
import { detailWords, strictWords } from './topics.words.ts';
import { useTopicChanged, useUndoChange } from './use-topic-changed.ts';
import styles from './threshold-slider.module.css';

/** The setting is kept once the slider has rested for so long. */
const restMs = 500;

/** Lets fewer but surer, or more but noisier items belong; the count follows the slider. */
export function ThresholdSlider({ topic, mayChange }: { topic: CustomTrend; mayChange: boolean }) {
  const counts = useQuery(thresholdCountsQuery(topic.id));
  return (
    <QueryView query={counts} what={strictWords.what}>
      {(shown) => <Slider key={topic.threshold} topic={topic} mayChange={mayChange} counts={shown.counts} />}
    </QueryView>
  );
}

interface SliderProps {
  topic: CustomTrend;
  mayChange: boolean;
  counts: readonly { threshold: number; item_count: number }[];
}

function Slider({ topic, mayChange, counts }: SliderProps) {
  // To the right more belong, so the lowest threshold is the highest position.
  const places = [...counts].reverse();
  const start = nearest(places, topic.threshold);
  const [place, setPlace] = useState(start);
  const changed = useTopicChanged();
  const undo = useUndoChange(topic.id);
  const { mutate } = useMutation({
    mutationFn: (threshold: number) =>
      send(topics.setThreshold, { body: { custom_trend_id: topic.id, threshold } }),
    onSuccess: ({ custom_trend: saved }) => {
      changed(saved);
      showToast(detailWords.moved(saved.item_count), undo);
    },
    onError: (error) => {
      setPlace(start);
      showToast(problemSentence(error));
    },
  });
  const threshold = places[place]?.threshold;
  useEffect(() => {
    if (place === start || threshold === undefined) return;
    const timer = setTimeout(() => mutate(threshold), restMs);
    return () => clearTimeout(timer);
  }, [place, start, threshold, mutate]);
  const count = place === start ? topic.item_count : (places[place]?.item_count ?? 0);
  return (
    <section aria-label={strictWords.head}>
      <div className="row between">
        <h3 className="h">{strictWords.head}</h3>
        <span className="sm" role="status">
          {place === start ? (
            <Link to={feedbackListPath(topic.item_filters)}>{detailWords.items(count)}</Link>
          ) : (
            <b className="b">{detailWords.items(count)}</b>
          )}{' '}
          <span className="mut">{strictWords.atThis}</span>
        </span>
      </div>
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={places.length - 1}
        step={1}
        value={place}
        disabled={!mayChange}
        aria-label={strictWords.label}
        aria-valuetext={detailWords.items(count)}
        onChange={(event) => setPlace(Number(event.target.value))}
      />
      <div className="row between xs sec">
        <span>{strictWords.fewer(places[0]?.item_count ?? 0)}</span>
        <span>{strictWords.more(places.at(-1)?.item_count ?? 0)}</span>
      </div>
    </section>
  );
}

function nearest(places: readonly { threshold: number }[], threshold: number): number {
  const gap = (at: number) => Math.abs((places[at]?.threshold ?? 0) - threshold);
  return places.reduce((best, _, at) => (gap(at) < gap(best) ? at : best), 0);
}
