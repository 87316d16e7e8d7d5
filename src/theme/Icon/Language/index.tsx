// Change: ejected. A globe in the strokes of the other icons.
import type {SVGProps} from 'react';
import StrokeIcon from '@site/src/components/StrokeIcon';

export default function IconLanguage({width = 20, height = 20, ...props}: SVGProps<SVGSVGElement>) {
  return (
    <StrokeIcon
      width={width}
      height={height}
      aria-hidden
      {...props}
      path="M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18"
    />
  );
}
