import {stemOf} from '@site/lib/searchWords';

/**
 * Words that say something, and less than others do: whoever asks "how do I see what changed" looks for changes. By
 * what their forms share.
 */
const light = new Set(
  (
    'able actually add again allow already always another anything apply around ask avoid become before best better ' +
    'bring build call care cause change check choose come deal decide describe everything exactly exist expect explain ' +
    'find first fix follow give go going good handle happen help include inside instead keep know let like list look ' +
    'main make many mean more most much must name need never new nothing now number one only own part place possible ' +
    'problem proper provide put reach really require right run same say see set several show since single some specify ' +
    'start still stuff sure take tell thing think time try turn two type understand useful want way without work write wrong'
  )
    .split(' ')
    .map(stemOf),
);

/** What a light word counts beside others. */
const LIGHT = 0.45;

/** How much a word of a query counts, from 0 to 1. */
export const weightOf = (word: string): number => (light.has(stemOf(word)) ? LIGHT : 1);
