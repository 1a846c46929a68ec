import type { Settings } from '../settings.ts'

/** A value that is allowed in development and dangerous in production. */
export interface Danger {
  readonly setting: keyof Settings
  readonly why: string
  /** Whether the settings have it. */
  readonly isIn: (settings: Settings) => boolean
}

/** A danger of a text. */
export function dangerOf(
  setting: keyof Settings,
  why: string,
  isDangerous: (value: string) => boolean,
): Danger {
  const isIn = (settings: Settings) => {
    const value = settings[setting]
    return typeof value === 'string' && isDangerous(value)
  }
  return { setting, why, isIn }
}

export const isPlainHttp = (url: string) => url.startsWith('http:')

const ownMachine = /^(([^.]+\.)*localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/

/** An address that only this machine reaches. */
export const isOwnMachine = (url: string) => ownMachine.test(new URL(url).hostname)

/** `https://trusted.example@evil.example` goes to evil.example. */
export const hasUserInfo = (url: string) => new URL(url).username !== '' || new URL(url).password !== ''
