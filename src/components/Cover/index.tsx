import type {ComponentType, ReactNode, SVGProps} from 'react';
import Announcing from './announcing-holos.svg';
import Default from './default.svg';
import Validators from './validators-feature.svg';
import WhyCue from './why-cue-for-configuration.svg';
import './cover.css';

/** The drawings of posts by the last part of the posts' addresses, which is the name of the file: cards look for it there. */
const covers: Readonly<Record<string, ComponentType<SVGProps<SVGSVGElement>>>> = {
  'announcing-holos': Announcing,
  'validators-feature': Validators,
  'why-cue-for-configuration': WhyCue,
};

/** `/blog/announcing-holos/` → `announcing-holos` */
const nameOf = (permalink: string): string => permalink.split('/').filter(Boolean).at(-1) ?? '';

/** The drawing of a post, or one for all posts without their own. It says nothing that the title doesn't say. */
export default function Cover({permalink}: {permalink: string}): ReactNode {
  const Drawing = covers[nameOf(permalink)] ?? Default;
  return <Drawing className="cover" preserveAspectRatio="xMidYMid slice" aria-hidden="true" />;
}
