import type { ReadyAsk } from '@sanad/contracts/staff'
import { textsIn } from '@sanad/texts/node'
import { readyAsksMessages } from '@sanad/texts/server/ready-asks'

const english = textsIn(readyAsksMessages, 'en')
const hindi = textsIn(readyAsksMessages, 'hi')

/** In the order of their digits, with how each is answered. */
const templates = [
  ['authority', 'file'],
  ['address', 'file'],
  ['bank', 'file'],
  ['pan', 'file'],
  ['photo', 'file'],
  ['name_on_pan', 'text'],
  ['established_on', 'date'],
] as const

export function listReadyAsks(): ReadyAsk[] {
  return templates.map(([template, kind]) => ({
    template_id: template,
    title: english[template],
    title_hi: hindi[template],
    kind,
  }))
}
