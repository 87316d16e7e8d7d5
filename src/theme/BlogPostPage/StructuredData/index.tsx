// Change: ejected. Addresses are the pages' own, with their final slash, and the authors are an organization; the
// original names addresses that redirect, and a person.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import StructuredData from '@site/src/components/StructuredData';
import {article} from '@site/src/structuredData';
import {factsOf} from './facts';

export default function BlogPostStructuredData(): ReactNode {
  const {metadata} = useBlogPost();
  return <StructuredData things={[article('BlogPosting', factsOf(metadata))]} />;
}
