/** The skills for coding agents; see plugins/publish/agent-skill. */
import {versions} from './versions';

export const skillOptions = {
  skills: versions.map(({path, label}) => ({
    name: `holos-${path}`,
    title: `Holos ${label}`,
    description:
      `Write, render and debug a Holos platform of the API ${label}: components from Helm charts, CUE and Kustomize, ` +
      'validators, and mistakes that holos render accepts. Use it when platform/platform.gen.cue imports ' +
      `api/author/${label}, when the user mentions Holos or holos render, or to create a new platform.`,
    compatibility: 'Requires holos 0.106, helm, kubectl and git on the PATH.',
    page: `/docs/${path}/topics/agents/`,
    errors: `/docs/${path}/support/`,
    fields: {author: `/docs/${path}/api/author/`, core: `/docs/${path}/api/core/`},
  })),
  without: ['Install the skill', 'Next steps'],
};
