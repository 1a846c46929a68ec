// Written by `npm run texts` from texts/en/web/panel-entry.json.
import english from '../../../../../texts/en/web/panel-entry.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface PanelEntryTexts {
  readonly title: string
  readonly opening: string
}

export const panelEntryMessages = defineMessages<PanelEntryTexts>('web/panel-entry', english)
