// Change: wraps the original. The reader's choice outlives a change of the system's scheme and blocked storage. What it
// says agrees with the mode that is on, also when that is not the one of the HTML that the server sent. Its name is
// constant (i18n/en/code.json), as `aria-pressed` tells the mode.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useThemeConfig, type ColorMode} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Original from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';
import {COLOR_TOGGLE} from '@site/lib/earlyNames';
import {rememberChoice, useLastingChoice} from './choice';

export default function ColorModeToggle({onChange, value, buttonClassName, ...props}: Props): ReactNode {
  const {defaultMode} = useThemeConfig().colorMode;
  const isBrowser = useIsBrowser();
  useLastingChoice(onChange);

  function choose(mode: ColorMode) {
    rememberChoice(mode);
    onChange(mode);
  }

  // Hydration keeps the attributes of the server's HTML: the first render must agree with it.
  return (
    <Original
      {...props}
      buttonClassName={clsx(COLOR_TOGGLE, buttonClassName)}
      value={isBrowser ? value : defaultMode}
      onChange={choose}
    />
  );
}
