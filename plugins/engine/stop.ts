/** Ends a build with a message for the page's writer. The framework would add its own stack and the paths of the machine. */
export function stopBuild(message: string): never {
  console.error(`\n[ERROR] ${message}\n`);
  process.exit(1);
}
