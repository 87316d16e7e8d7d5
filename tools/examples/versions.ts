/** Prints `NAME VERSION` for each tool; install.sh reads it. */
import {tools} from './environment';

for (const {name, pinned} of tools) {
  console.log(`${name} ${pinned}`);
}
