import { readFile } from 'node:fs/promises'

const browserFolder = new URL('../../browser/', import.meta.url)

/** One classic script without imports, as the providers serve theirs: the modal, then the provider's own part. */
export async function merchantScript(file: string): Promise<string> {
  const read = (name: string) => readFile(new URL(name, browserFolder), 'utf8')
  return `(() => {\n${await read('open-checkout-modal.js')}\n${await read(file)}\n})()\n`
}
