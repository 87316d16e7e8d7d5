import {gzipSync} from 'node:zlib';

/** A header of the ustar format: fields of fixed width, with numbers in octal. Owner and time are 0. */
function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(512);
  const octal = (value: number, at: number, width: number) =>
    header.write(value.toString(8).padStart(width - 1, '0'), at);
  header.write(name, 0);
  octal(0o644, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(0, 136, 12);
  header.write('ustar\x0000', 257);
  // The checksum counts its own field as blanks.
  header.fill(' ', 148, 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0`, 148);
  return header;
}

/** A `.tar.gz` archive that depends only on the files, so that builds are reproducible. */
export function tarGz(files: Readonly<Record<string, string>>): Buffer {
  const entries = Object.entries(files).flatMap(([name, text]) => {
    const content = Buffer.from(text);
    return [headerOf(name, content.length), content, Buffer.alloc(-content.length & 511)];
  });
  return gzipSync(Buffer.concat([...entries, Buffer.alloc(1024)]));
}
