/** Opens each `<details>` around the target of the address. Not all browsers do. */
import {watchTarget} from '../../target';
import {openFolds} from '../folds';

watchTarget(openFolds);
