import {expect, test} from '@playwright/test';
import {createElement} from 'react';
import {faultsIn} from './faults';

const item = (props: object) => createElement('div', props);

/** The faults of tabs, up to the remedy. */
const faults = (props: object, children: unknown[], values: string[]) =>
  faultsIn({children: [], ...props}, children, values).map((fault) => fault.replace(/[:;].*/, ''));

const [a, b] = [item({value: 'a'}), item({value: 'b', label: 'B', default: true, attributes: {}})];

test('a fault of tabs is named', () => {
  for (const [props, children, values, fault] of [
    [{}, [], [], 'there is no tab'],
    [{}, [a, 'Lost.'], ['a'], 'something is in no tab'],
    [{}, [a, item({label: 'First'})], ['a'], 'something is in no tab'],
    [{}, [a, a], ['a', 'a'], 'two tabs have the same value'],
    [{}, [a, b], ['a'], 'the list in "values" and the values of the tabs differ'],
    [{}, [a, b], ['a', 'c'], 'the list in "values" and the values of the tabs differ'],
    [{defaultValue: 'c'}, [a], ['a'], 'no tab has the default value c'],
    [{queryString: true}, [a], ['a'], 'queryString has no name'],
    [{group: 'os'}, [a], ['a'], '<Tabs> has no property group'],
    [{}, [item({value: 'a', title: 'A'})], ['a'], '<TabItem> has no property title'],
  ] as const) {
    expect(faults(props, [...children], [...values]), fault).toEqual([fault]);
  }
});

test('tabs as the framework documents them have no fault', () => {
  const all = {groupId: 'os', queryString: true, defaultValue: null, className: 'x', block: true, lazy: true};
  expect(faults(all, [a, b], ['b', 'a'])).toEqual([]);
  expect(faults({queryString: 'os', defaultValue: 'b', values: []}, [a, b], ['a', 'b'])).toEqual([]);
});
