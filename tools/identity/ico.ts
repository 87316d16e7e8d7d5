/** The container of icons that browsers ask for as /favicon.ico: a table, then pictures as PNG. */

/** @param pictures square pictures with the length of their sides in pixels, at most 256 */
export function icoOf(pictures: readonly {side: number; png: Buffer}[]): Buffer {
  const entryLength = 16;
  const header = Buffer.alloc(6 + pictures.length * entryLength);
  header.writeUInt16LE(1, 2); // an icon, no pointer
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, {side, png}] of pictures.entries()) {
    const at = 6 + index * entryLength;
    // One byte each for width and height, in which 0 stands for 256.
    header.writeUInt8(side % 256, at);
    header.writeUInt8(side % 256, at + 1);
    header.writeUInt16LE(1, at + 4); // planes of color
    header.writeUInt16LE(32, at + 6); // bits per pixel
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({png}) => png)]);
}

/** The pictures of an icon that {@link icoOf} made. */
export function picturesOf(ico: Buffer): Buffer[] {
  return Array.from({length: ico.readUInt16LE(4)}, (_, index) => {
    const at = 6 + index * 16;
    const start = ico.readUInt32LE(at + 12);
    return ico.subarray(start, start + ico.readUInt32LE(at + 8));
  });
}
