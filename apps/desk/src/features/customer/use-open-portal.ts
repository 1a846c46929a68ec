import type { BodyOf, makePanelCode } from '@sanad/contracts'
import { useMakePanelCodeMutation } from './customer-api.ts'

/** Opens the customer's portal in a tab of its own; answers why not. */
export function useOpenPortal(id: string) {
  const [makeCode, { isLoading }] = useMakePanelCodeMutation()
  async function open(body?: BodyOf<typeof makePanelCode>): Promise<unknown> {
    // Opened by the press itself, or the browser would take it for an unwanted window.
    const tab = window.open('', '_blank')
    const { data, error } = await makeCode({ params: { id }, body })
    if (data && tab) tab.location.href = data.data.url
    else tab?.close()
    return error
  }
  return { open, isOpening: isLoading }
}
