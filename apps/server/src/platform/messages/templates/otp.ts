import { defineTemplate } from '../message-template.ts'

const code = { category: 'authentication', params: ['code'] } as const

export const otp = defineTemplate({ name: 'otp', ...code })

/** Within a session, before what a thief of the session would do: erase, copy, change how the customer is reached. */
export const otpOfChange = defineTemplate({ name: 'otp-change', ...code })

/** Opens a linked account from another one. */
export const otpOfSwitch = defineTemplate({ name: 'otp-switch', ...code })
