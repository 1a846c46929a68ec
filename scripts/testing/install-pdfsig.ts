import { existsSync } from 'node:fs'
import { installFromDebian } from './install-from-debian.ts'

/** Poppler's verifier of signed PDF files. Where it cannot be had, signatures are verified by Node's own cryptography alone. */
export function installPdfsig(): void {
  if (!existsSync('/usr/bin/pdfsig')) installFromDebian('poppler-utils')
}
