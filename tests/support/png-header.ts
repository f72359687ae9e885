/** Returns width and height from the first bytes of a file, and says whether the file is a PNG. */
export function headerOf(file: Buffer): { png: boolean; width: number; height: number } {
  return {
    png: file.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
    width: file.readUInt32BE(16),
    height: file.readUInt32BE(20),
  };
}
