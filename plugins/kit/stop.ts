/** Ends a build with a message for whoever wrote the page; the framework would add its own stack and the paths of the machine. */
export function stopBuild(message: string): never {
  console.error(`\n[ERROR] ${message}\n`);
  process.exit(1);
}
