import options from '@generated/search/default/options.json';
import {EVERYWHERE} from '../client/ids';

export const scopes = [...options.scopes, {name: EVERYWHERE, label: 'Everywhere'}];

export const labelFor = (scope: string): string => scopes.find(({name}) => name === scope)?.label ?? '';
