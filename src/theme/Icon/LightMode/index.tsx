// Change: ejected. A sun of strokes; the path of the original takes a kilobyte in each of three places of every page.
import type {SVGProps} from 'react';
import StrokeIcon from '@site/src/components/StrokeIcon';

export default function IconLightMode(props: SVGProps<SVGSVGElement>) {
  return (
    <StrokeIcon
      {...props}
      path="M16 12a4 4 0 1 0-8 0 4 4 0 0 0 8 0M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.5 1.5m11 11L19 19M5 19l1.5-1.5m11-11L19 5"
    />
  );
}
