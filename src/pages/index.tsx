import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import home from '@generated/home-data/default/home.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import CodeBlock from '@site/src/theme/CodeBlock';
import Pipeline from '@site/src/components/Pipeline';
import StructuredData from '@site/src/components/StructuredData';
import {longDay} from '@site/lib/dates';
import {software, website} from '@site/src/structuredData';
import {links} from '@site/config/site';
import {released} from '@site/config/versions';
import styles from './index.module.css';

const docs = `/docs/${released.path}`;
const {quotes, posts, version = ''} = home;

function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <Heading as="h1">Review the manifests your cluster gets</Heading>
      <div>
        <p className={styles.lead}>
          Holos is a command-line tool for platform teams. It renders Helm charts, Kustomize bases and CUE
          into complete Kubernetes manifests. You commit them and review the difference, and Argo CD or Flux
          applies what you reviewed.
        </p>
        <p className={styles.actions}>
          <Link className="button button--primary button--lg" to={`${docs}/tutorial/overview/`}>
            Start the tutorial
          </Link>
          <Link className="button button--outline button--primary button--lg" to={`${docs}/tutorial/setup/`}>
            Install the tools
          </Link>
        </p>
      </div>
    </header>
  );
}

function Example(): ReactNode {
  return (
    <section className={styles.example} aria-labelledby="example">
      <Heading as="h2" id="example" className="sr-only">
        One component, from description to manifest
      </Heading>
      <div className={styles.step}>
        <p className={styles.label}>You write</p>
        <CodeBlock {...quotes.component} />
        <CodeBlock {...quotes.platform} />
        <p className={styles.source}>
          From <Link to={`${docs}/tutorial/hello-holos/`}>Hello Holos</Link>. The commands of the tutorial are
          executed, and what it shows is what they printed. Comments with … stand for lines left out.
        </p>
      </div>
      <div className={styles.step}>
        <p className={styles.label}>You run</p>
        <CodeBlock {...quotes.command} />
        <CodeBlock {...quotes.output} />
        <p className={styles.label}>You commit</p>
        <CodeBlock {...quotes.manifest} />
      </div>
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
    <li className={styles.reason}>
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
    <section className={styles.section}>
      <Heading as="h2" id="reasons">
        Three reasons, each with its proof
      </Heading>
      <ul className={styles.reasons}>
        <Reason
          title="You see the effect of a change"
          proof={<CodeBlock {...quotes.effect} />}
          to={`${docs}/tutorial/helm-values/#turn-values-into-a-contract`}
          link="Change a value and compare">
          Manifests are files, and the tutorial renders them twice to show that none changes by itself. A new
          chart version or a new default shows up line by line, in each environment, before a cluster gets it.
        </Reason>
        <Reason
          title="A wrong value stops the render"
          proof={<CodeBlock {...quotes.refusal} />}
          to={`${docs}/tutorial/helm-values/#see-a-wrong-value-refused`}
          link="See a wrong value refused">
          CUE gives the values of a chart types and limits. A value outside them is found on your machine, and
          the message names both lines that disagree.
        </Reason>
        <Reason
          title="Charts stay as they are"
          proof={<CodeBlock {...quotes.extension} />}
          to={`${docs}/tutorial/kustomize/#add-labels-and-a-file`}
          link="Add what a chart lacks">
          What a chart lacks, such as a label, a patch or a network policy, you add beside it. No fork, no
          wrapper chart, and updates keep coming.
        </Reason>
      </ul>
    </section>
  );
}

function Posts(): ReactNode {
  return (
    <section>
      <Heading as="h2" id="posts">
        From the blog
      </Heading>
      <ul className={styles.list}>
        {posts.map(({title, description, permalink, date}) => (
          <li key={permalink}>
            <time dateTime={date}>{longDay(new Date(date))}</time>
            <Link to={permalink}>{title}</Link>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/blog/">All posts</Link>
      </p>
    </section>
  );
}

const steps = [
  {
    to: `${docs}/tutorial/overview/`,
    label: 'Tutorial',
    text: 'From an empty directory to a platform with typed values, patches and a policy.',
  },
  {
    to: `${docs}/topics/comparison/`,
    label: 'Comparison',
    text: 'Helm, Kustomize, Timoni, cdk8s and others, and when not to use Holos.',
  },
  {
    to: `${docs}/topics/architecture/`,
    label: 'Architecture',
    text: 'The stages of a render, the processes it starts, and how it fails.',
  },
  {
    to: links.discord,
    label: 'Discord',
    text: 'Ask a question, or tell what you are building.',
  },
];

function NextSteps(): ReactNode {
  return (
    <section>
      <Heading as="h2" id="next">
        Next steps
      </Heading>
      <ul className={styles.list}>
        {steps.map(({to, label, text}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The home page: what the tool does and for whom, shown on blocks of the executed tutorial. */
export default function Home(): ReactNode {
  return (
    <Layout
      title="Review the manifests your cluster gets"
      description="Holos renders Helm charts, Kustomize bases and CUE into complete Kubernetes manifests that platform teams review in Git before they are applied.">
      <StructuredData things={[website, software(version)]} />
      <main className={styles.home}>
        <Hero />
        <Example />
        <section className={styles.section}>
          <Heading as="h2" id="pipeline">
            What happens in between
          </Heading>
          <Pipeline />
        </section>
        <Reasons />
        <div className={styles.columns}>
          <Posts />
          <NextSteps />
        </div>
      </main>
    </Layout>
  );
}
