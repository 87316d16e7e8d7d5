import type {ComponentType, ReactNode, SVGProps} from 'react';
import Announcing from './announcing-holos.svg';
import Validators from './validators-feature.svg';
import WhyCue from './why-cue-for-configuration.svg';
import './cover.css';

/** The drawings of posts by the posts' slugs. A post without one has no cover. */
const covers: Record<string, ComponentType<SVGProps<SVGSVGElement>>> = {
  'announcing-holos': Announcing,
  'validators-feature': Validators,
  'why-cue-for-configuration': WhyCue,
};

/** The drawing of a post. It says nothing that the title doesn't say. */
export default function Cover({slug}: {slug: string | undefined}): ReactNode {
  const Drawing = covers[slug ?? ''];
  return Drawing && <Drawing className="cover" preserveAspectRatio="xMidYMid slice" aria-hidden="true" />;
}
