import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import styles from '@site/src/components/Home/styles.module.css';
import {site} from '@site/config/site';
import Content from './_home.mdx';

/** The home page: what the tool does and for whom, shown on blocks of executed pages. Its text is in _home.mdx. */
export default function Home(): ReactNode {
  return (
    <Layout
      title={site.headline}
      description="Holos renders Helm charts, Kustomize bases and CUE into complete Kubernetes manifests that platform teams review in Git before they are applied.">
      <main className={styles.home}>
        <MDXContent>
          <Content />
        </MDXContent>
      </main>
    </Layout>
  );
}
