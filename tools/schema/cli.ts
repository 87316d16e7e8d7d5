import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {deriveSchema} from './derive';
import {siteDir} from '../../config/pages';
import {unreleased} from '../../config/versions';
import {apiVersions, dataFile, formatSchema, readSources} from './sources';

const [platform, ...rest] = process.argv.slice(2);
if (platform === undefined || rest.length > 0) {
  console.error(
    `Usage: npm run schema -- DIR\n\nDIR is a platform that "holos init platform ${unreleased.label}" wrote.`,
  );
  process.exit(1);
}
for (const version of apiVersions) {
  const schema = deriveSchema(version, readSources(platform, version));
  writeFileSync(dataFile(version), formatSchema(schema));
  const counts = Object.entries(schema.packages).map(
    ([name, {types}]) =>
      `${name} ${types.length} types, ${types.flatMap(({fields}) => fields).length} fields`,
  );
  console.log(`${path.relative(siteDir, dataFile(version))}: ${counts.join('; ')}`);
}
