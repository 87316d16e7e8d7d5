import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {Card} from './index';

interface Drawn {
  index: number;
  png?: Uint8Array;
  error?: string;
}

/**
 * Draws the cards as PNG, each worker one after the other.
 *
 * @throws Error that names the card that cannot be drawn
 */
export async function drawCards(cards: readonly Card[]): Promise<Buffer[]> {
  const drawn: Buffer[] = [];
  let next = 0;
  async function work(): Promise<void> {
    const worker = new Worker(path.join(__dirname, 'worker.mjs'));
    try {
      while (next < cards.length) {
        const index = next++;
        drawn[index] = await new Promise<Buffer>((resolve, reject) => {
          worker.once('error', reject);
          worker.once('message', ({png, error = 'nothing drawn'}: Drawn) => {
            worker.off('error', reject);
            if (png) {
              resolve(Buffer.from(png));
            } else {
              reject(new Error(`The card of "${cards[index]?.title}" cannot be drawn: ${error}`));
            }
          });
          worker.postMessage({index, card: cards[index]});
        });
      }
    } finally {
      await worker.terminate();
    }
  }
  const workers = Math.min(availableParallelism(), cards.length);
  await Promise.all(Array.from({length: workers}, work));
  return drawn;
}
