/** Copies the addresses of headings, and says so: before React and after it. */
import {nearest, on} from '../dom';
import {say} from '../toast';

on('click', (event) => {
  const link = nearest<HTMLAnchorElement>(event, '.hash-link');
  if (link) {
    navigator.clipboard?.writeText(link.href).then(
      () => say('Address copied'),
      () => undefined,
    );
  }
});
