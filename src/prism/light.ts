import type {PrismTheme} from 'prism-react-renderer';

/**
 * Code on white. Each color has a contrast of at least 4.5:1 on the plain background and on the
 * backgrounds of marked, inserted and deleted lines (src/css/code.css).
 */
export const lightTheme: PrismTheme = {
  plain: {color: '#1f2940', backgroundColor: '#ffffff'},
  styles: [
    {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {color: '#5d6478', fontStyle: 'italic'}},
    {types: ['punctuation', 'operator'], style: {color: '#545d73'}},
    {types: ['key', 'property', 'attr-name', 'atrule', 'tag', 'selector'], style: {color: '#1d4a9e'}},
    {types: ['keyword', 'builtin', 'important'], style: {color: '#7a2e86'}},
    {types: ['string', 'char', 'attr-value', 'scalar', 'inserted'], style: {color: '#14663a'}},
    {types: ['number', 'boolean', 'constant', 'null', 'datetime'], style: {color: '#9a3a0c'}},
    {types: ['function', 'class-name', 'namespace', 'attribute'], style: {color: '#7d4c00'}},
    {types: ['variable', 'parameter', 'symbol', 'interpolation'], style: {color: '#1f2940'}},
    {types: ['regex', 'url', 'entity'], style: {color: '#0b5f73'}},
    {types: ['deleted'], style: {color: '#a3202c'}},
    {types: ['coord'], style: {color: '#5d6478'}},
    {types: ['bold'], style: {fontWeight: 'bold'}},
    {types: ['italic'], style: {fontStyle: 'italic'}},
  ],
};
