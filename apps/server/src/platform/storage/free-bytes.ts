import { statfs } from 'node:fs/promises'

/** On the disk of the folder, for others than root. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
