import { defineTemplate } from '../message-template.ts'

export const emailChanged = defineTemplate({
  name: 'email-changed',
  category: 'utility',
  params: ['email', 'code'],
})
