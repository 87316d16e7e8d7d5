/** Runs in each page with tabs, right after them: before the first paint, and before React. */
import {start} from '../choices';

start();
