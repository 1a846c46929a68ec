import { defineTemplate } from '../message-template.ts'

/** The SMS names no address: that may be longer than an operator allows. */
export const channelProved = defineTemplate({
  name: 'channel-proved',
  category: 'utility',
  params: ['proved'],
  smsParams: [],
})
