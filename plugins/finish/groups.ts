/** Gathers pages that need about the same, so that few texts serve all of them. */

/** A page, or what else, with the numbers of the things that it needs. */
export interface Needing<T> {
  item: T;
  needs: readonly number[];
}

interface Group<T> {
  items: T[];
  /** By number: 1 for what one of the items needs. */
  needs: Uint8Array;
}

/** Those that need the same. */
function equals<T>(all: readonly Needing<T>[], size: number): Group<T>[] {
  const groups = new Map<string, Group<T>>();
  for (const {item, needs} of all) {
    const key = needs.join();
    const group = groups.get(key);
    if (group) {
      group.items.push(item);
    } else {
      groups.set(key, {
        items: [item],
        needs: new Uint8Array(size).map((_, number) => Number(needs.includes(number))),
      });
    }
  }
  return [...groups.values()];
}

/** What all items of two groups get in vain when each gets what any of them needs. */
function costOf<T>(one: Group<T>, other: Group<T>, weights: readonly number[]): number {
  let cost = 0;
  for (let number = 0; number < weights.length; number++) {
    if (one.needs[number] !== other.needs[number]) {
      cost += (weights[number] ?? 0) * (one.needs[number] ? other : one).items.length;
    }
  }
  return cost;
}

/** Numbers of the two groups that cost least to join, the higher one first. */
function cheapest(costs: readonly (readonly number[])[]): [number, number] {
  let least = Infinity;
  let pair: [number, number] = [1, 0];
  costs.forEach((row, one) =>
    row.forEach((cost, other) => {
      if (cost < least) {
        least = cost;
        pair = [one, other];
      }
    }),
  );
  return pair;
}

/**
 * Gathers items into groups, joining by turns the two whose items then get least in vain.
 *
 * @param weights what each thing weighs, by its number
 * @param most number of groups that are left at most
 */
export function gather<T>(all: readonly Needing<T>[], weights: readonly number[], most: number): T[][] {
  const groups = equals(all, weights.length);
  const costs = groups.map((group, number) =>
    groups.slice(0, number).map((other) => costOf(group, other, weights)),
  );
  while (groups.length > Math.max(most, 1)) {
    const [from, into] = cheapest(costs);
    const [one, other] = [groups[into], groups[from]] as [Group<T>, Group<T>];
    const joined = {
      items: [...one.items, ...other.items],
      needs: one.needs.map((needed, number) => needed | (other.needs[number] ?? 0)),
    };
    groups[into] = joined;
    groups.splice(from, 1);
    costs.splice(from, 1);
    costs.forEach((row, number) => {
      if (number >= from) {
        row.splice(from, 1);
      }
      groups.forEach((group, at) => {
        if (at < number && (at === into || number === into)) {
          row[at] = costOf(groups[number] ?? joined, group, weights);
        }
      });
    });
  }
  return groups.map(({items}) => items);
}
