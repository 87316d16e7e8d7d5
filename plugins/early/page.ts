/*
 * Runs at the end of every page, inline. The order matters: a control that acts on a click says so with
 * preventDefault(), and start.ts replays for React the clicks on which nothing has acted.
 */
import './controls/code';
import './controls/mode';
import './controls/announcement';
import './controls/menu';
import './controls/dropdown';
import './controls/version';
import './controls/contents';
import './start';
