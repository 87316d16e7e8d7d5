// Change: wraps the original, which only React shows: a page as it is loaded is without it and its styles.
import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Original from '@theme-original/BackToTopButton';

export default function BackToTopButton(): ReactNode {
  return useIsBrowser() ? <Original /> : null;
}
