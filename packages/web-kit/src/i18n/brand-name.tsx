import { type Language, sourceLanguage } from '@sanad/texts'
import { onTranslations, shownLanguage } from '@sanad/texts/browser'
import { useSyncExternalStore } from 'react'
import { useLanguage } from './use-messages.ts'

type Names = Readonly<Record<string, string>>

let names: Names | undefined

/** What the portal is called, in the language that the page shows. */
export function useBrandName(): string {
  const language = useLanguage()
  const read = () => nameIn(shownLanguage(language))
  return useSyncExternalStore(onTranslations, read, read)
}

function nameIn(language: Language): string {
  names ??= readNames()
  return names[language] ?? names[sourceLanguage] ?? ''
}

/** The portal writes them into the page. What is rendered when the app is built has no page yet: there the portal fills it in. */
function readNames(): Names {
  if (typeof document === 'undefined') return { [sourceLanguage]: '%BRAND_NAME%' }
  return JSON.parse(document.getElementById('brand')?.textContent ?? '')
}

/** The title of a screen in the browser's tab and history. Of one module with the name: the first page needs no chunk for it. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${useBrandName()}`}</title>
}
