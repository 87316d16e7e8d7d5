import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import home from '@generated/home-data/default/home.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import CodeBlock from '@theme/CodeBlock';
import {links} from '@site/config/site';
import {released} from '@site/config/versions';
import Mark from '@site/src/components/Home/Mark';
import PullRequest from '@site/src/components/Home/PullRequest';
import Words from '@site/src/components/Home/Words';
import styles from '@site/src/components/Home/styles.module.css';
import {Cards} from '@site/src/components/Lists';
import Alternatives from './_alternatives.mdx';
import Fit from './_fit.mdx';

const docs = `/docs/${released.path}`;
const {quotes} = home;

/** A part of the page, as wide as the window, on a ground of its own. */
function Band({id, title, className, children}: ComponentProps<'section'>): ReactNode {
  return (
    <section className={clsx(styles.band, className)} aria-labelledby={id}>
      <div className="container">
        <Heading as="h2" id={id}>
          {title}
        </Heading>
        {children}
      </div>
    </section>
  );
}

function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={clsx('container', styles.heroColumns)}>
        <div>
          <Heading as="h1">See what a change does to every cluster before you merge it</Heading>
          <p className={styles.lead}>
            A new chart version is one line in a pull request and hundreds of lines in your clusters. Holos
            renders your Helm charts, Kustomize bases and CUE into plain YAML that you commit, so reviewers
            see every changed line. Argo CD or Flux applies those files as they are.
          </p>
          <CodeBlock {...quotes.install} />
          <p className={styles.actions}>
            <Link className="button button--primary button--lg" to={`${docs}/tutorial/overview/`}>
              Start the tutorial
            </Link>
            <Link to={`${docs}/tutorial/setup/`}>Other ways to install</Link>
          </p>
        </div>
        <div className={styles.moment}>
          <Mark />
          <PullRequest />
        </div>
      </div>
    </header>
  );
}

function OneLine(): ReactNode {
  return (
    <Band
      id="one-line"
      title="One line, seen in every environment"
      className={clsx(styles.tinted, styles.split)}>
      <div>
        <p className={styles.lead}>
          Two charts need the same port, in development and in production. You write the port once. When it
          changes, the pull request shows the four manifests that change with it, and no others.
        </p>
        <CodeBlock {...quotes.sharedSource} />
        <p>
          <Link to={`${docs}/topics/structures/`}>See which components a file affects</Link>
        </p>
      </div>
      <div className={styles.reached}>
        <CodeBlock {...quotes.sharedDevGreeter} />
        <CodeBlock {...quotes.sharedDevMonitor} />
        <CodeBlock {...quotes.sharedProdGreeter} />
        <CodeBlock {...quotes.sharedProdMonitor} />
      </div>
    </Band>
  );
}

function HowItWorks(): ReactNode {
  return (
    <Band id="how" title="Write, run, commit">
      <ol className={clsx('clean-list', styles.steps)}>
        <li>
          <Heading as="h3">Write a component</Heading>
          <p>
            Name a chart and its values in CUE, a configuration language with types. CUE merges your settings
            and rejects values that contradict each other.
          </p>
          <CodeBlock {...quotes.component} />
        </li>
        <li>
          <Heading as="h3">Run one command</Heading>
          <p>
            Holos runs Helm and Kustomize on your machine or in CI, and writes one YAML file per component. It
            doesn’t need a cluster.
          </p>
          <div>
            <CodeBlock {...quotes.command} />
            <CodeBlock {...quotes.rendered} />
            <ul>
              <li>Generators create objects from Helm charts, CUE and files.</li>
              <li>Transformers change the objects, for example with Kustomize.</li>
              <li>Validators check the result with your own rules.</li>
            </ul>
            <p>
              <Link to={`${docs}/topics/architecture/`}>See the stages of a render</Link>
            </p>
          </div>
        </li>
        <li>
          <Heading as="h3">Commit the manifests</Heading>
          <p>
            The manifests are the complete objects that the cluster receives, so you review them in Git like
            other code.
          </p>
          <div className={styles.excerpt}>
            <CodeBlock {...quotes.manifest} />
          </div>
        </li>
      </ol>
      <p>
        All of this comes from <Link to={`${docs}/tutorial/hello-holos/`}>Hello Holos</Link>. The tutorial’s
        commands run in tests, and the tools printed each output that you see.
      </p>
    </Band>
  );
}

/** What goes in, and what takes over: each name leads to the page about it. */
const works = [
  {
    title: 'Renders your charts and files',
    entries: [
      ['Helm charts', 'from repositories, OCI registries and folders', 'tutorial/helm-values/'],
      ['Kustomize bases', 'from folders and from Git', 'topics/kustomize-bases/'],
      ['Plain YAML', 'next to a chart, or exported from a cluster', 'topics/adopt/'],
      ['CUE', 'for objects that you generate from data', 'tutorial/cue/'],
    ],
  },
  {
    title: 'Writes files for your tools',
    entries: [
      ['Argo CD', 'with an Application for each component', 'topics/gitops/argocd-application/'],
      ['Flux', 'with a Kustomization for each component', 'topics/gitops/flux-kustomization/'],
      ['Kargo', 'with a version file for each stage', 'topics/kargo/'],
      ['kubectl', 'for a cluster on your machine', 'topics/local-cluster/'],
    ],
  },
] as const;

function WorksWith(): ReactNode {
  return (
    <Band id="works-with" title="Works with the tools you run today" className={styles.tinted}>
      <p className={styles.lead}>
        Holos only writes files. Git and your GitOps controller work as before, but the controller no longer
        renders anything.
      </p>
      <div className={styles.works}>
        {works.map(({title, entries}) => (
          <div key={title}>
            <Heading as="h3">{title}</Heading>
            <Cards>
              <ul>
                {entries.map(([name, text, to]) => (
                  <li key={name}>
                    <Link to={`${docs}/${to}`}>{name}</Link>
                    <br />
                    {text}
                  </li>
                ))}
              </ul>
            </Cards>
          </div>
        ))}
      </div>
    </Band>
  );
}

/** Each proof is a block of an executed page, whose link follows the text. */
const proofs = [
  {
    title: 'A wrong value fails on your machine',
    text: 'A platform gives a chart’s values types and limits. If a value is out of range, the render stops and names both lines that disagree.',
    proof: quotes.refusal,
    to: 'tutorial/helm-values/#see-a-wrong-value-refused',
    link: 'Give a chart’s values types and limits',
  },
  {
    title: 'A rule holds for every component',
    text: 'A policy reads the rendered manifests, so it also sees objects that come from a chart. Here, a subchart contains a Secret, and the error shows the policy’s own message.',
    proof: quotes.policy,
    to: 'tutorial/validators/',
    link: 'Reject manifests that break a policy',
  },
  {
    title: 'Charts stay as they are',
    text: 'If a chart lacks a label, a patch or a network policy, you add it next to the chart. You don’t fork the chart, so its updates keep coming.',
    proof: quotes.extension,
    to: 'tutorial/kustomize/#add-labels-and-a-file',
    link: 'Add what a chart lacks',
  },
];

function Proofs(): ReactNode {
  return (
    <Band id="proofs" title="Catch mistakes early and keep your charts">
      <ul className={clsx('clean-list', styles.proofs)}>
        {proofs.map(({title, text, proof, to, link}) => (
          <li key={to}>
            <div>
              <Heading as="h3">{title}</Heading>
              <p>{text}</p>
              <p>
                <Link to={`${docs}/${to}`}>{link}</Link>
              </p>
            </div>
            <CodeBlock {...proof} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Closing(): ReactNode {
  return (
    <section className={styles.closing} aria-labelledby="start">
      <Mark />
      <div className="container">
        <Heading as="h2" id="start">
          From an empty directory to a reviewed pull request
        </Heading>
        <p className={styles.lead}>
          The tutorial takes one chart to two environments, step by step. You need a terminal, but no cluster.
        </p>
        <p className={styles.actions}>
          <Link className="button button--lg" to={`${docs}/tutorial/overview/`}>
            Start the tutorial
          </Link>
          <Link to={links.repository}>Source on GitHub</Link>
          <Link to={links.discord}>Ask on Discord</Link>
        </p>
        <p className={styles.facts}>
          Version <Words {...quotes.version} /> · Apache License 2.0
        </p>
      </div>
    </section>
  );
}

/** The home page: what the tool does and for whom, shown on blocks of executed pages. */
export default function Home(): ReactNode {
  return (
    <Layout
      title="See what a change does to every cluster before you merge it"
      description="Holos renders Helm charts, Kustomize bases and CUE into complete Kubernetes manifests that platform teams review in Git before they are applied.">
      <main className={styles.home}>
        <Hero />
        <OneLine />
        <HowItWorks />
        <WorksWith />
        <Proofs />
        <Band id="fit" title="Is Holos for you?" className={styles.tinted}>
          <div className={styles.fit}>
            <Fit />
          </div>
        </Band>
        <Band id="alternatives" title="How Holos compares" className={styles.split}>
          <div className="markdown">
            <Alternatives />
          </div>
        </Band>
        <Closing />
      </main>
    </Layout>
  );
}
