import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PackageName} from '@site/lib/schema';
import {usePages, useSchema} from './schemas';

interface Props {
  packageName: PackageName;
  expression: string;
}

/** A CUE expression whose references to types of the two packages are links. */
export default function TypeExpression({packageName, expression}: Props): ReactNode {
  const schema = useSchema();
  const pageOf = usePages(packageName);
  return expression.split(/((?:\bcore\.)?#\w+)/).map((part, index) => {
    const [, qualifier, name] = /^(core\.)?#(\w+)$/.exec(part) ?? [];
    const target: PackageName = qualifier ? 'core' : packageName;
    if (name === undefined || !schema.packages[target].types.some((type) => type.name === name)) {
      return part;
    }
    return (
      <Link key={index} to={`${pageOf(target)}#${name}`}>
        {part}
      </Link>
    );
  });
}
