import { defineTemplate } from '../message-template.ts'

export const staffInvitation = defineTemplate({
  name: 'staff-invitation',
  category: 'utility',
  params: ['name', 'code'],
  isEmailOnly: true,
})
