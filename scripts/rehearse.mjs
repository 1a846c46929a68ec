import './setup/check-node-version.mjs'
import { handOver } from './setup/hand-over.mjs'
import { installDependencies } from './setup/install-dependencies.mjs'

await installDependencies()
handOver('scripts/rehearse.ts')
