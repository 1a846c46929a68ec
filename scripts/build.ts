import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPackage } from './build/build-package.ts'
import { buildRootFileSystem } from './build/build-root-file-system.ts'
import { measureFolder } from './build/measure-folder.ts'
import { describeFailure } from './failure.ts'

/**
 * npm run build: the package that is deployed, in `dist/sanad`. With `-- --image` also the file system of the image
 * around it, in `dist/image`; `-- --former FOLDER` takes along the assets of the release that runs now.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'dist' },
      former: { type: 'string' },
      image: { type: 'boolean', default: false },
    },
  })
  const folder = resolve(values.out, 'sanad')
  await buildPackage({ folder, former: values.former })
  console.log(`The package is in ${folder} (${await measureFolder(folder)} MB).`)
  if (!values.image) return
  const image = resolve(values.out, 'image')
  await buildRootFileSystem({ sanad: folder, folder: image })
  console.log(`The image's file system is in ${image} (${await measureFolder(image)} MB).`)
}

await main().catch((error: unknown) => {
  console.error(describeFailure(error))
  process.exitCode = 1
})
