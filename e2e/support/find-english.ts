import type { Page } from '@playwright/test'

/** Names of the specification and of outside systems, which are the same in every language. */
const names = ['Training Partner', 'Skill India', 'English']

/** Untranslated texts of a page: texts and accessible names of two or more Latin words without a word in Hindi. */
export async function findEnglish(page: Page, given: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.checkVisibility() && !node.parentElement.closest('[lang=en], script, style'))
        found.push(node.textContent ?? '')
    }
    const named = ['aria-label', 'aria-valuetext', 'alt', 'title', 'placeholder']
    for (const name of named)
      for (const element of document.querySelectorAll(`[${name}]`))
        found.push(element.getAttribute(name) ?? '')
    return [document.title, ...found]
  })
  const english = texts
    .map((text) => [...given, ...names].reduce((rest, known) => rest.replaceAll(known, ''), text).trim())
    .filter((text) => !/\p{Script=Devanagari}/u.test(text) && /[A-Za-z]{2,}[\s,]+[A-Za-z]{2,}/.test(text))
  return [...new Set(english)]
}
