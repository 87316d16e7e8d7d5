import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import home from '@generated/home-data/default/home.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import CodeBlock from '@theme/CodeBlock';
import Example from '@site/src/components/Example';
import Pipeline from '@site/src/components/Pipeline';
import {released} from '@site/config/versions';
import styles from './index.module.css';

const docs = `/docs/${released.path}`;
const {quotes} = home;

function Hero(): ReactNode {
  return (
    <header className={clsx('row', styles.hero)}>
      <Heading as="h1" className="col col--5">
        Review the manifests your cluster gets
      </Heading>
      <div className="col col--7">
        <p className={styles.lead}>
          Holos is a command-line tool for platform teams. It renders Helm charts, Kustomize bases and CUE
          into complete Kubernetes manifests. You commit them and review the diff, and Argo CD or Flux applies
          the files that you reviewed.
        </p>
        <CodeBlock {...quotes.install} />
        <p>
          <Link className="button button--primary button--lg" to={`${docs}/tutorial/overview/`}>
            Start the tutorial
          </Link>
          <Link className="button button--outline button--primary button--lg" to={`${docs}/tutorial/setup/`}>
            Other ways to install
          </Link>
        </p>
      </div>
    </header>
  );
}

function WhatHappens(): ReactNode {
  return (
    <section>
      <Heading as="h2" id="pipeline">
        What happens in between
      </Heading>
      <p>
        Holos writes files and stops there. Git and your GitOps controller work as they do today, except that
        the controller has nothing left to render.{' '}
        <Link to={`${docs}/topics/architecture/`}>The stages of a render</Link>
      </p>
      <Pipeline />
    </section>
  );
}

interface ReasonProps {
  title: string;
  children: ReactNode;
  proof: ReactNode;
  to: string;
  link: string;
}

function Reason({title, children, proof, to, link}: ReasonProps): ReactNode {
  return (
    <li>
      <Heading as="h3">{title}</Heading>
      <p>{children}</p>
      {proof}
      <p>
        <Link to={to}>{link}</Link>
      </p>
    </li>
  );
}

function Reasons(): ReactNode {
  return (
    <section>
      <Heading as="h2" id="reasons">
        Three reasons, each with its proof
      </Heading>
      <ul className={clsx('clean-list', styles.reasons)}>
        <Reason
          title="You see the effect of a change"
          proof={<CodeBlock {...quotes.effect} />}
          to={`${docs}/tutorial/helm-values/#turn-values-into-a-contract`}
          link="Change a value and compare">
          The manifests are files in Git, so a new chart version or a new default shows up line by line, in
          each environment, before it reaches a cluster.
        </Reason>
        <Reason
          title="A wrong value stops the render"
          proof={<CodeBlock {...quotes.refusal} />}
          to={`${docs}/tutorial/helm-values/#see-a-wrong-value-refused`}
          link="See a wrong value refused">
          CUE gives a chart’s values types and limits. A value outside them fails on your machine, and the
          message names both lines that disagree.
        </Reason>
        <Reason
          title="Charts stay as they are"
          proof={<CodeBlock {...quotes.extension} />}
          to={`${docs}/tutorial/kustomize/#add-labels-and-a-file`}
          link="Add what a chart lacks">
          If a chart is missing a label, a patch or a network policy, you add it next to the chart. You don’t
          fork the chart, so its updates keep coming.
        </Reason>
      </ul>
    </section>
  );
}

function Fit(): ReactNode {
  return (
    <section>
      <Heading as="h2" id="fit">
        Is it for you?
      </Heading>
      <div className="row">
        <div className="col col--6">
          <Heading as="h3">It helps when</Heading>
          <ul>
            <li>you run many charts for many clusters, and one value has an effect on several of them,</li>
            <li>you want to see what a new chart version does before anything applies it,</li>
            <li>you review in Git, and a controller or a pipeline applies.</li>
          </ul>
        </div>
        <div className="col col--6">
          <Heading as="h3">It is not for you when</Heading>
          <ul>
            <li>
              you have one application in one cluster, because a platform is more work than it saves then,
            </li>
            <li>you need Helm’s releases or rollbacks, because Holos doesn’t install charts,</li>
            <li>your team doesn’t want to learn CUE, the language of components,</li>
            <li>you need a stable API today: the API is alpha, and fields can change between versions.</li>
          </ul>
        </div>
      </div>
      <p>
        <Link to={`${docs}/topics/comparison/`}>
          Compare it with Helm, Kustomize, Timoni, cdk8s and others
        </Link>
      </p>
    </section>
  );
}

/** The home page: what the tool does and for whom, shown on blocks of the executed tutorial. */
export default function Home(): ReactNode {
  return (
    <Layout
      title="Review the manifests your cluster gets"
      description="Holos renders Helm charts, Kustomize bases and CUE into complete Kubernetes manifests that platform teams review in Git before they are applied.">
      <main className={clsx('container margin-bottom--xl', styles.home)}>
        <Hero />
        <Example />
        <WhatHappens />
        <Reasons />
        <Fit />
      </main>
    </Layout>
  );
}
