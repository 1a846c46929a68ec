import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Precompresses text files and WebAssembly (.br, .gz), so that the server does not compress at run time. */
export function precompress(): Plugin {
  return {
    name: 'sanad:precompress',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir }) {
      if (!dir) return
      const entries = await readdir(dir, { recursive: true, withFileTypes: true })
      const files = entries.filter(
        (entry) => entry.isFile() && /\.(html|js|css|svg|json|wasm)$/.test(entry.name),
      )
      await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))))
    },
  }
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${file}.br`, await brotli(text, { params }))
  await writeFile(`${file}.gz`, await zip(text, { level: 9 }))
}
