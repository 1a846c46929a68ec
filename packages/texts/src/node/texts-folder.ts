import { resolve } from 'node:path'

/** A folder for each language, with the same files in each, beside languages.json. */
export const textsFolder = resolve(import.meta.dirname, '../../../../texts')
