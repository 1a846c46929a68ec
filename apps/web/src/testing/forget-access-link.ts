import { afterEach } from 'vitest'
import { keepAccessLink } from '../shared/access-link/access-link.ts'

// A setup file: the link is held in memory too, which test files share.
afterEach(() => keepAccessLink(null))
