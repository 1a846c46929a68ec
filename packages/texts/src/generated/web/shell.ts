// Written by `npm run texts` from texts/en/web/shell.json.
import english from '../../../../../texts/en/web/shell.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ShellTexts {
  readonly home: (params: { brand: Value }) => string
  readonly navigation: string
  readonly openMenu: string
  readonly closeMenu: string
  readonly overview: string
  readonly services: string
  readonly documents: string
  readonly payments: string
  readonly businesses: string
  readonly consult: string
  readonly compliance: string
  readonly tickets: string
  readonly profile: string
  readonly support: string
  readonly notifications: string
  readonly unread: (params: { count: Value }) => string
  readonly newlyUnread: (params: { count: Value }) => string
  readonly account: (params: { name: Value }) => string
  readonly accountUnnamed: string
  readonly logout: string
  readonly loggingOut: string
  readonly unreachable: string
  readonly offline: string
  readonly switchTo: (params: { name: Value }) => string
  readonly switchFailed: string
}

export const shellMessages = defineMessages<ShellTexts>('web/shell', english)
