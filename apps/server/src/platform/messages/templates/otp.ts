import { defineTemplate } from '../message-template.ts'

const code = { category: 'authentication', params: ['code'] } as const

export const otp = defineTemplate({ name: 'otp', ...code })

/** Within a session, before what a thief of the session would do: erase, copy, change how the customer is reached. */
export const otpOfChange = defineTemplate({ name: 'otp-change', ...code })

/** Within a session as well, where the client says that the code is asked for to erase the account. */
export const otpOfErasure = defineTemplate({ name: 'otp-erasure', ...code })

/** Opens a linked account from another one. */
export const otpOfSwitch = defineTemplate({ name: 'otp-switch', ...code })

/** Lets a member of staff act for the customer. Its SMS fills in nothing: it is read out, and typed at the desk. */
export const otpOfActing = defineTemplate({
  name: 'otp-acting',
  category: 'authentication',
  params: ['code', 'staff'],
})
