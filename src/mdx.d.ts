declare module '*.mdx' {
  const Content: () => import('react').ReactNode;
  export default Content;
}
