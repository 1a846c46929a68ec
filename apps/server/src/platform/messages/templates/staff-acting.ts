import { defineTemplate } from '../message-template.ts'

export const staffActing = defineTemplate({
  name: 'staff-acting',
  category: 'utility',
  params: ['staff', 'time'],
})
