import { readFileSync } from 'node:fs'
import type { Brand } from '@sanad/branding'
import { waitingPath } from '@sanad/contracts'
import type { Language } from '@sanad/texts'
import { textsIn } from '@sanad/texts/node'
import { waitingMessages } from '@sanad/texts/server/waiting'
import type { FastifyReply } from 'fastify'
import { createPlainPage, type PlainLanguage } from '../http/plain-page.ts'

interface Shown {
  readonly place: number
  readonly secondsLeft: number
  readonly language: Language
}

const script = readFileSync(new URL('./waiting-page.js', import.meta.url), 'utf8').trim()

/** So small that a thousand of them cost no more than one page of the app. Without scripts it is asked for anew. */
export function createWaitingPage(brand: Brand) {
  const page = createPlainPage(brand, {
    script: script.replace('__PATH__', waitingPath),
    say: sayIn,
  })
  return {
    send(reply: FastifyReply, { place, secondsLeft, language }: Shown): void {
      page.send(reply, {
        language,
        head: `<noscript><meta http-equiv="refresh" content="${secondsLeft}"></noscript>\n`,
        data: ` data-place="${place}" data-seconds="${secondsLeft}"`,
        fill: (said) => said.replaceAll(mark, new Intl.NumberFormat('en-IN').format(place)),
      })
    },
  }
}

/** Stands for the place while the texts are put together. */
const mark = '\u{e000}'

function sayIn(language: PlainLanguage) {
  const texts = textsIn(waitingMessages, language)
  return {
    title: texts.title,
    body: `<p class="place">${texts.place({ place: mark })}</p>
<p>${texts.goesOn}</p>
<p>${texts.keepsPlace}</p>
<p class="small">${texts.notHeld}</p>
<p class="told" role="status"></p>`,
  }
}
