import { stageGreeting, stagePath } from '@earshot/replay-format/stage-messages';

/** What the page that holds the stage does for the bench: fetches a part, has it shown, and waits until it is painted. */
export const benchPage = `
window.bench = {
  held: new Set(),
  hear(kind) {
    return new Promise((resolve, reject) => {
      bench.heard = (message) => {
        if (message.kind === 'failed') reject(new Error(message.sentence));
        if (message.kind === kind) resolve(message);
      };
    });
  },
  async open(place, at) {
    const frame = document.createElement('iframe');
    frame.style = 'width: 1200px; height: 760px';
    frame.src = ${JSON.stringify(stagePath)};
    await new Promise((resolve) => { frame.onload = resolve; document.body.append(frame); });
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => bench.heard?.(data);
    bench.port = port1;
    const ready = bench.hear('ready');
    frame.contentWindow.postMessage(${JSON.stringify(stageGreeting)}, location.origin, [port2]);
    await ready;
    await bench.show(place, at);
  },
  async show({ n, from, to }, at) {
    const key = 'part' + n;
    if (!bench.held.has(key)) {
      const bytes = await (await fetch('/segment/' + n)).arrayBuffer();
      const loaded = bench.hear('loaded');
      bench.port.postMessage({ kind: 'load', key, from, to, bytes }, [bytes]);
      await loaded;
      bench.held.add(key);
    }
    const shown = bench.hear('time');
    bench.port.postMessage({ kind: 'show', key, at, isPlaying: false });
    await shown;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 20))));
  },
  control() {
    let sum = 0;
    for (let n = 0; n < 2e7; n++) sum = (sum + n * 7) % 1000003;
    return sum;
  },
};
`;
