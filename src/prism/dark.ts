import type {PrismTheme} from 'prism-react-renderer';

/** Code on ink: the hues of the light theme, raised until each reaches 4.5:1 here as well. */
export const darkTheme: PrismTheme = {
  plain: {color: '#e0e5f0', backgroundColor: '#161b29'},
  styles: [
    {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {color: '#98a2b8', fontStyle: 'italic'}},
    {types: ['punctuation', 'operator'], style: {color: '#a9b2c6'}},
    {types: ['key', 'property', 'attr-name', 'atrule', 'tag', 'selector'], style: {color: '#a3c1ff'}},
    {types: ['keyword', 'builtin', 'important'], style: {color: '#dcb0ea'}},
    {types: ['string', 'char', 'attr-value', 'scalar', 'inserted'], style: {color: '#9fd8ab'}},
    {types: ['number', 'boolean', 'constant', 'null', 'datetime'], style: {color: '#f5b48a'}},
    {types: ['function', 'class-name', 'namespace', 'attribute'], style: {color: '#f0c67a'}},
    {types: ['variable', 'parameter', 'symbol', 'interpolation'], style: {color: '#e0e5f0'}},
    {types: ['regex', 'url', 'entity'], style: {color: '#8fd3e0'}},
    {types: ['deleted'], style: {color: '#ffa6a6'}},
    {types: ['coord'], style: {color: '#98a2b8'}},
    {types: ['bold'], style: {fontWeight: 'bold'}},
    {types: ['italic'], style: {fontStyle: 'italic'}},
  ],
};
