import type {FormEvent, ReactNode} from 'react';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import options from '@generated/search/default/options.json';
import {LONGEST, SEARCH_DIALOG} from '../client/ids';

/** Opens the dialog with the text of a form. */
function openDialog(event: FormEvent<HTMLFormElement>): void {
  const dialog = document.querySelector<HTMLDialogElement>(`#${SEARCH_DIALOG}`);
  const field = dialog?.querySelector('input');
  if (dialog && field) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q'));
    // A field has one line, and would join the last word of each line to the next one.
    field.value = text.replace(/\s+/g, ' ').slice(0, LONGEST);
    dialog.showModal();
  }
}

/** A form for the output of a failed command. Before React starts, it leads to the search page. */
export default function OutputForm({children}: {children: ReactNode}): ReactNode {
  const version = useActiveVersion(undefined)?.name;
  const scope = options.scopes.find((one) => one.version === version)?.name;
  return (
    <form action={useBaseUrl(options.path)} className="search-form" role="search" onSubmit={openDialog}>
      <label htmlFor="output">{children}</label>
      <textarea id="output" name="q" rows={5} className="field search-field" required spellCheck={false} />
      <input type="hidden" name="in" value={scope} />
      <button type="submit" className="button button--primary">
        Search
      </button>
    </form>
  );
}
