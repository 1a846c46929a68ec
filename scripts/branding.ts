import { resolve } from 'node:path'
import { BrandRefused, readBrand } from '@sanad/branding'
import { operatorCommand } from '../apps/server/src/platform/operator-command.ts'
import { Failure } from './failure.ts'
import { runCommand } from './operate/run-command.ts'

/** npm run sanad -- branding check FOLDER: exit code 1, with everything that is wrong, where a portal would refuse the folder. */
await runCommand(async () => {
  const [act, folder, ...others] = process.argv.slice(2)
  if (act !== 'check' || folder === undefined || others.length > 0)
    throw new Failure('Which folder?', operatorCommand('branding check FOLDER'))
  const { name } = read(resolve(folder))
  console.log(`good\t${Object.values(name).join(' · ')}`)
})

function read(folder: string): ReturnType<typeof readBrand> {
  try {
    return readBrand(folder)
  } catch (error) {
    if (error instanceof BrandRefused)
      throw new Failure(error.message, 'docs/how-to/brand-the-portal.md', { cause: error })
    throw error
  }
}
