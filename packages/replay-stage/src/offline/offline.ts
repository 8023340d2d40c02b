import type { FromStage } from '@earshot/replay-format/stage-messages';
import { momentWords } from '@earshot/replay-format/moment-words';
import { ReplayPlayer, speeds } from '@earshot/replay-format/playing/replay-player';
import { clockOf } from '@earshot/replay-format/playing/timeline-scale';
import { PageReader } from '../page-reader.ts';
import { dataUrl } from '../stage-files.ts';
import { Stage } from '../stage.ts';
import { keptAssets, keptChunks, keptFacts, playedFrom } from './kept-recording.ts';

/** The player of a file that holds one recording and needs no server. */

function part<Part extends HTMLElement>(id: string, kind: new () => Part): Part {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no part ${id}`);
  return found;
}

const facts = keptFacts();
const recording = playedFrom(facts);
const { whole } = recording;
const player: ReplayPlayer = new ReplayPlayer(recording, whole.from, {
  fetchSegment: keptChunks,
  fetchAssets: keptAssets,
  post: (message) => stage.take(message),
  sentenceOf: () => 'This part of the file cannot be read.',
});
const stage: Stage = new Stage((message: FromStage) => queueMicrotask(() => player.hear(message)), {
  root: part('stage', HTMLElement),
  readerFor: (hears) => new PageReader(hears),
  pictureUrl: dataUrl,
});
addEventListener('error', () => stage.fail());

const play = part('play', HTMLButtonElement);
const time = part('time', HTMLInputElement);
const speed = part('speed', HTMLSelectElement);
const quiet = part('quiet', HTMLInputElement);
const length = clockOf(whole.to - whole.from);

part('about', HTMLElement).textContent = `${new Date(whole.from).toLocaleString()}, ${length}`;
speed.append(...speeds.map((times) => new Option(`${times}×`, String(times), times === 1, times === 1)));
time.max = String(whole.to - whole.from);
const rows = facts.moments.map((moment) => {
  const row = document.createElement('button');
  const at = document.createElement('time');
  at.textContent = clockOf(moment.at - whole.from);
  const { what, about } = momentWords(moment);
  row.type = 'button';
  row.append(at, about ? `${what}, ${about}` : what);
  row.addEventListener('click', () => player.seek(moment.at));
  return row;
});
part('events', HTMLElement).append(
  ...rows.map((row) => {
    const item = document.createElement('li');
    item.append(row);
    return item;
  }),
);

play.addEventListener('click', () => player.toggle());
part('cover', HTMLElement).addEventListener('click', () => player.toggle());
time.addEventListener('input', () => player.seek(whole.from + Number(time.value)));
speed.addEventListener('change', () => player.setSpeed(Number(speed.value)));
quiet.addEventListener('change', () => player.setSkipsQuiet(quiet.checked));
addEventListener('keydown', (event) => {
  if (event.key !== ' ' || event.target !== document.body) return;
  event.preventDefault();
  player.toggle();
});

player.subscribe(() => {
  const { at, isPlaying, failure } = player.state();
  play.textContent = isPlaying ? 'Pause' : 'Play';
  time.value = String(at - whole.from);
  part('clock', HTMLElement).textContent = `${clockOf(at - whole.from)} / ${length}`;
  const said = part('said', HTMLElement);
  said.hidden = failure === null;
  said.textContent = failure ?? '';
  const now = facts.moments.findLastIndex((moment) => moment.at <= at);
  rows.forEach((row, n) => {
    if (n === now) row.setAttribute('aria-current', 'time');
    else row.removeAttribute('aria-current');
  });
});
