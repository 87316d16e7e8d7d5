// Change: wraps the original. Adds structured data, which the framework writes for posts alone.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/DocItem/Metadata';
import StructuredData from '@site/src/components/StructuredData';
import {article} from '@site/src/structuredData';

export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {title, description, permalink, lastUpdatedAt} = metadata;
  const facts = {
    title,
    description,
    permalink,
    ...(frontMatter.image && {image: frontMatter.image}),
    ...(lastUpdatedAt && {modified: new Date(lastUpdatedAt)}),
  };
  return (
    <>
      <Original />
      <StructuredData things={[article('TechArticle', facts)]} />
    </>
  );
}
