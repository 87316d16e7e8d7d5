import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {Card} from './index';

interface Drawn {
  png?: Uint8Array;
  error?: string;
}

/**
 * Draws the cards as PNG, each worker one after the other.
 *
 * @param take gets each card as soon as it is drawn
 * @throws Error that names the card that cannot be drawn
 */
export async function drawCards(
  cards: readonly Card[],
  take: (card: Card, png: Buffer) => void | Promise<void>,
): Promise<void> {
  let next = 0;
  async function work(): Promise<void> {
    const worker = new Worker(path.join(__dirname, 'worker.mjs'));
    try {
      for (let card = cards[next++]; card; card = cards[next++]) {
        const {title} = card;
        const drawn = await new Promise<Buffer>((resolve, reject) => {
          worker.once('error', reject);
          worker.once('message', ({png, error = 'nothing drawn'}: Drawn) => {
            worker.off('error', reject);
            if (png) {
              resolve(Buffer.from(png));
            } else {
              reject(new Error(`The card of "${title}" cannot be drawn: ${error}`));
            }
          });
          worker.postMessage(card);
        });
        await take(card, drawn);
      }
    } finally {
      await worker.terminate();
    }
  }
  const workers = Math.min(availableParallelism(), cards.length);
  await Promise.all(Array.from({length: workers}, work));
}
