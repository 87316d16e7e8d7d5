/* Runs at the end of every page, inline. */
import './announcement';
import './contents';
import './copy';
import './dropdown';
import './later';
import './folds';
import './menu';
import './mode';
import './version';
import './start';
