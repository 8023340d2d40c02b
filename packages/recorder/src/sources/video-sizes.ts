import { eventTypes, sources, type RecordedEvent } from '../masking/recorded-events.ts';
import { listen, type StartSource } from './source.ts';

/**
 * How large a video is in its own pixels. Its place on the page follows from that where the page gives it none, also while what it shows
 * is not recorded.
 */
export const videoSizes: StartSource = (ports) => {
  const tell = (video: unknown) => {
    if (!(video instanceof HTMLVideoElement) || video.videoWidth === 0) return;
    const { videoWidth: width, videoHeight: height } = video;
    const id = ports.idOf(video);
    if (id > 0) ports.tell('es:video', { id, width, height });
  };
  const tellAll = () => document.querySelectorAll('video').forEach(tell);
  const stop = listen(document, ['loadedmetadata', 'resize'], ({ target }) => tell(target), ports);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tellSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(ports.guard(tellAll), 0);
  };
  tellSoon();
  return {
    note: (event) => {
      // What was added has its number from now on.
      if (event.type === eventTypes.fullSnapshot || addsVideo(event)) tellSoon();
    },
    stop: () => {
      clearTimeout(timer);
      stop();
    },
  };
};

function addsVideo({ type, data }: RecordedEvent): boolean {
  if (type !== eventTypes.incremental || data.source !== sources.mutation) return false;
  const { adds } = data as { adds?: { node: { tagName?: string } }[] };
  return adds?.some(({ node }) => node.tagName === 'video') ?? false;
}
