import type {Config} from '@docusaurus/types';
import config from '../docusaurus.config';

/** The same site built by webpack instead of Rspack, as the yardstick of `npm run bench`. */
const webpackConfig: Config = {...config, future: {...config.future, experimental_faster: false}};

export default webpackConfig;
