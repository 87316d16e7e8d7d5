/** Opens each `<details>` around the target of the address. Not all browsers do. */
import {openFolds, watchTarget} from '../../target';

watchTarget(openFolds);
