import {gzipSync} from 'node:zlib';

const octal = (value: number, width: number) => `${value.toString(8).padStart(width - 1, '0')}\0`;

/** A header of the ustar format: name, mode, owner, group, size, time and checksum in fields of fixed width. */
function createHeader(name: string, size: number): Buffer {
  const numbers = [octal(0o644, 8), octal(0, 8), octal(0, 8), octal(size, 12), octal(0, 12)];
  const before = name.padEnd(100, '\0') + numbers.join('');
  const after = `${'\0'.repeat(101)}ustar\x0000`;
  // The checksum counts its own field as blanks.
  const sum = Buffer.from(`${before}${' '.repeat(8)}${after}`).reduce((total, byte) => total + byte, 0);
  return Buffer.concat([Buffer.from(`${before}${octal(sum, 7)} ${after}`)], 512);
}

/** A `.tar.gz` archive that depends only on the files, so that builds are reproducible. */
export function tarGz(files: Readonly<Record<string, string>>): Buffer {
  const entries = Object.entries(files).flatMap(([name, text]) => {
    const content = Buffer.from(text);
    return [createHeader(name, content.length), content, Buffer.alloc(-content.length & 511)];
  });
  return gzipSync(Buffer.concat([...entries, Buffer.alloc(1024)]));
}
