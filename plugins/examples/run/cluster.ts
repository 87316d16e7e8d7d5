/** A cluster for the blocks that need one. Only those blocks get access to it. */
import {execFile} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {promisify} from 'node:util';

async function kubectl(env: NodeJS.ProcessEnv, ...args: string[]): Promise<string> {
  try {
    return (await promisify(execFile)('kubectl', args, {env, maxBuffer: 2 ** 26})).stdout;
  } catch (error) {
    throw new ClusterError(`the cluster can't be used: ${(error as Error).message.trim()}`);
  }
}

/** Why a cluster can't be used. */
export class ClusterError extends Error {}

export class Cluster {
  /** Ends when the last page that has asked for the cluster leaves it. */
  private last = Promise.resolve();

  /**
   * @param kinds kinds of objects that pages leave behind, in the order of their deletion
   */
  private constructor(
    readonly kubeconfig: string,
    readonly kubernetes: string,
    private readonly kinds: readonly string[],
  ) {}

  /**
   * Opens the cluster of a kubectl context, which has to be named, because the current context can be any cluster. A label
   * marks a cluster that is made for runs, so that a wrong name changes nobody's cluster.
   *
   * @param folder private folder for the access
   * @throws ClusterError if it can't be used
   */
  static async open(context: string, kinds: readonly string[], folder: string): Promise<Cluster> {
    const kubeconfig = path.join(folder, 'kubeconfig');
    const args = ['config', 'view', '--minify', '--flatten', `--context=${context}`];
    writeFileSync(kubeconfig, await kubectl(process.env, ...args), {mode: 0o600});
    const access = new Cluster(kubeconfig, '', kinds);
    const label = 'jsonpath={.metadata.labels.examples}';
    if ((await access.kubectl('get', 'namespace', 'default', '--output', label)) !== 'run') {
      throw new ClusterError(
        `the cluster of ${context} isn't marked for runs; if pages may change it, ` +
          `run: kubectl --context ${context} label namespace default examples=run`,
      );
    }
    const version = /(?<="gitVersion": "v)[\d.]+/.exec(await access.kubectl('get', '--raw', '/version'))?.[0];
    const served = (await access.kubectl('api-resources', '--output', 'name')).split('\n');
    return new Cluster(
      kubeconfig,
      version ?? 'unknown',
      kinds.filter((kind) => served.includes(kind)),
    );
  }

  /**
   * Waits until other pages have left the cluster.
   *
   * @returns a function that leaves it, after deleting what the page has created
   */
  async enter(): Promise<() => Promise<void>> {
    const former = this.last;
    let done = () => {};
    this.last = new Promise<void>((resolve) => {
      done = resolve;
    });
    await former;
    const objects: string[] = [];
    for (const kind of this.kinds) {
      objects.push(...(await this.objectsOf(kind)));
    }
    return () => this.removeOthers(objects).finally(done);
  }

  /** Deletes other objects than these, kind by kind. Controllers may recreate some until their owner is gone. */
  private async removeOthers(former: readonly string[]): Promise<void> {
    const end = Date.now() + 120_000;
    for (const kind of this.kinds) {
      for (;;) {
        const others = (await this.objectsOf(kind)).filter((object) => !former.includes(object));
        if (others.length === 0) {
          break;
        }
        if (Date.now() > end) {
          throw new ClusterError(`the cluster still has ${others.join(', ')}`);
        }
        for (const object of others) {
          await this.kubectl('delete', '--ignore-not-found', '--wait=false', ...object.split(' '));
        }
        await setTimeout(1000);
      }
    }
  }

  private async objectsOf(kind: string): Promise<string[]> {
    const each = `jsonpath={range .items[*]}${kind} {.metadata.name} --namespace={.metadata.namespace}{"\\n"}{end}`;
    const found = await this.kubectl('get', kind, '--all-namespaces', '--output', each);
    return found.split('\n').filter(Boolean);
  }

  private kubectl(...args: string[]): Promise<string> {
    const {PATH} = process.env;
    return kubectl({PATH, KUBECONFIG: this.kubeconfig, HOME: path.dirname(this.kubeconfig)}, ...args);
  }
}
