import type { FromStage, ToStage } from '@earshot/replay-format/stage-messages';
import { stageGreeting } from '@earshot/replay-format/stage-messages';

/** The line to a stage; what is said before it stands is not heard. */
export class StageLink {
  #port: MessagePort | undefined;
  #hear: (message: FromStage) => void = () => undefined;

  /** Who is told what the stage says. */
  listen(hear: (message: FromStage) => void): void {
    this.#hear = hear;
  }

  /** Opens the line to the stage that a frame has loaded. */
  connect(frame: HTMLIFrameElement): void {
    this.close();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<FromStage>) => this.#hear(data);
    this.#port = port1;
    frame.contentWindow?.postMessage(stageGreeting, window.location.origin, [port2]);
  }

  post(message: ToStage, transfer: Transferable[] = []): void {
    this.#port?.postMessage(message, transfer);
  }

  close(): void {
    this.#port?.close();
    this.#port = undefined;
  }
}
