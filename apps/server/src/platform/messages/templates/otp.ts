import { defineTemplate } from '../message-template.ts'

export const otp = defineTemplate({
  name: 'otp',
  category: 'authentication',
  params: ['code'],
})
