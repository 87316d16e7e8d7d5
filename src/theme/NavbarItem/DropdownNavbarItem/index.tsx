// Change: ejected. The original opens on hover and on Enter alone, follows its own link on a tap and has no way
// out by keyboard; this one is a `<details>`, which works before React and without JavaScript.
import type {ReactNode} from 'react';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import Desktop from './Desktop';
import Mobile from './Mobile';

export default function DropdownNavbarItem({mobile = false, ...props}: Props): ReactNode {
  return mobile ? <Mobile {...props} /> : <Desktop {...props} />;
}
