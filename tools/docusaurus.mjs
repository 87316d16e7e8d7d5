// The framework's command line. Its version is pinned, so it shouldn't ask for an update.
import {env} from 'node:process';

env.NO_UPDATE_NOTIFIER = '1';
await import('@docusaurus/core/bin/docusaurus.mjs');
