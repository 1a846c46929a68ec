import { frameMessages } from '@sanad/texts/desk/shared/frame'
import { useBrandName, useMessages } from '@sanad/web-kit'

/** The title of a screen in the browser's tab and history. */
export function DeskTitle({ children }: { children: string }) {
  return <title>{`${children} · ${useDeskName()}`}</title>
}

/** What the desk is called, after the portal. */
export function useDeskName(): string {
  return useMessages(frameMessages).desk({ brand: useBrandName() })
}
