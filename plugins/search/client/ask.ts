/** Asks the search engine. It runs in a worker, because it would delay what the reader types; the first question starts it. */
import options from '@generated/search/default/options.json';
import type {answer, Answer} from './answer';
import {EVERYWHERE} from './ids';

export type {Answer, Hit} from './answer';

export const scopes = [...options.scopes, {name: EVERYWHERE, label: 'Everywhere'}];

let worker: Worker | undefined;

export function ask(...question: Parameters<typeof answer>): Promise<Answer> {
  worker ??= new Worker(new URL('./answer.ts', import.meta.url));
  const {port1, port2} = new MessageChannel();
  worker.postMessage(question, [port2]);
  return new Promise((resolve, reject) => {
    port1.onmessage = ({data}: MessageEvent<Answer | undefined>) => (data ? resolve(data) : reject());
    // Its script didn't load. The next question tries again.
    worker?.addEventListener('error', () => {
      worker = undefined;
      reject();
    });
  });
}
