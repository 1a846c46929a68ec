import { setupServer } from 'msw/node'

/** Mock of the portal, empty at the beginning of each test (fresh-page.ts). Any other call fails and is reported. */
export const portal = setupServer()
