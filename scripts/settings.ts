import { writeFile } from 'node:fs/promises'
import { writeSettingsDocuments } from './settings/settings-documents.ts'

for (const [path, text] of await writeSettingsDocuments()) await writeFile(path, text)
