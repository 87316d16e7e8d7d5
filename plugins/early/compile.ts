import path from 'node:path';
import {inlineScript} from '../kit/inlineScript';

/** Bundles a script of this folder. */
export const compileScript = (name: string): Promise<string> => inlineScript(path.join(__dirname, name));
