// Written by `npm run texts` from texts/en/web/shared/frame.json.
import english from '../../../../../../texts/en/web/shared/frame.json' with { type: 'json' }
import { defineMessages } from '../../../messages.ts'

export interface FrameTexts {
  readonly skip: string
  readonly panelTitle: string
  readonly panelText: string
  readonly private: string
  readonly about: string
  readonly secure: string
  readonly cards: string
  readonly toLight: string
  readonly toDark: string
  readonly theme: string
  readonly themeLight: string
  readonly themeDark: string
  readonly themeSystem: string
  readonly language: string
  readonly services: string
  readonly track: string
  readonly help: string
}

export const frameMessages = defineMessages<FrameTexts>('web/shared/frame', english)
