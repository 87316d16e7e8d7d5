// Change: ejected. A moon in the strokes of the other icons.
import type {SVGProps} from 'react';
import StrokeIcon from '@site/src/components/StrokeIcon';

export default function IconDarkMode(props: SVGProps<SVGSVGElement>) {
  return <StrokeIcon {...props} path="M9.5 4a8.5 8.5 0 1 0 10.5 10.5A8 8 0 0 1 9.5 4Z" />;
}
