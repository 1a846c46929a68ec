import { type Endpoint, sourceHeader } from '@sanad/contracts'
import type { SessionAdapter } from '../session/session-adapter.ts'
import { kitStateOf } from '../state/kit-state.ts'
import { sourceOfToday } from './source-header.ts'

/** Headers of every call, by fetch, XMLHttpRequest or event stream. */
export async function requestHeaders(
  endpoint: Endpoint,
  session: SessionAdapter,
  state: unknown,
  bearer?: string,
): Promise<Record<string, string>> {
  return {
    [sourceHeader]: await sourceOfToday(),
    'accept-language': kitStateOf(state).ui.language,
    ...session.headersOf(endpoint, state, bearer),
  }
}
