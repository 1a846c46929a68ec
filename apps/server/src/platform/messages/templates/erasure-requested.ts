import { defineTemplate } from '../message-template.ts'

export const erasureRequested = defineTemplate({
  name: 'erasure-requested',
  category: 'utility',
  params: ['reference', 'day'],
})
