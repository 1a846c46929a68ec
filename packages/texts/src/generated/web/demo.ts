// Written by `npm run texts` from texts/en/web/demo.json.
import english from '../../../../../texts/en/web/demo.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface DemoTexts {
  readonly title: string
  readonly given: string
  readonly none: string
  readonly dashboard: string
}

export const demoMessages = defineMessages<DemoTexts>('web/demo', english)
