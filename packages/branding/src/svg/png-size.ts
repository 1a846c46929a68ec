const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Width and height by the header chunk, which comes first; nothing for what is no PNG. */
export function pngSize(file: Buffer): { width: number; height: number } | undefined {
  if (file.length < 24 || !file.subarray(0, 8).equals(signature)) return undefined
  if (file.toString('latin1', 12, 16) !== 'IHDR') return undefined
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}
