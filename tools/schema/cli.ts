import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {deriveSchema} from './derive';
import {siteDir} from '../../config/pages';
import {apiOf, apiVersions, dataFile, formatSchema, newestApi, readSources} from './sources';

const [platform, ...rest] = process.argv.slice(2);
if (platform === undefined || rest.length > 0) {
  console.error(
    `Usage: npm run schema -- DIR\n\nDIR is a platform that "holos init platform ${newestApi()}" wrote.`,
  );
  process.exit(1);
}
for (const version of apiVersions) {
  const api = apiOf(version, platform);
  const schema = deriveSchema(api, readSources(platform, api));
  writeFileSync(dataFile(version), formatSchema(schema));
  const counts = Object.entries(schema.packages).map(
    ([name, {types}]) =>
      `${name} ${types.length} types, ${types.flatMap(({fields}) => fields).length} fields`,
  );
  console.log(`${path.relative(siteDir, dataFile(version))}: ${counts.join('; ')}`);
}
