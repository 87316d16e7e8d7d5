// Change: wraps the original. page/mode.ts switches the mode, before and after React starts, and notifies React, which only renders
// the state. Its label is constant because `aria-pressed` has the mode.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useThemeConfig} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Original from '@theme-init/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';
import {COLOR_TOGGLE} from '../../names';

const ignore = () => undefined;

export default function ColorModeToggle({value, buttonClassName, ...props}: Props): ReactNode {
  const {defaultMode} = useThemeConfig().colorMode;
  // Hydration keeps the attributes of the server's HTML, so the first render must match it.
  const shown = useIsBrowser() ? value : defaultMode;
  return (
    <Original
      {...props}
      buttonClassName={clsx(COLOR_TOGGLE, buttonClassName)}
      value={shown}
      onChange={ignore}
    />
  );
}
