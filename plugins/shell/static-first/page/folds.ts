/** Opens the folds around the place that the address names. Not all browsers do. */
import {watchTarget} from '../../target';
import {openFolds} from '../folds';

watchTarget(openFolds);
