import { defineTemplate } from '../message-template.ts'

export const accountErased = defineTemplate({
  name: 'account-erased',
  category: 'utility',
  params: ['reference', 'kept'],
  smsParams: ['reference'],
})
