import { defineTemplate } from '../message-template.ts'

/** The last stage is completed. */
export const applicationCompleted = defineTemplate({
  name: 'application-completed',
  category: 'utility',
  params: ['service', 'track_id', 'link'],
})

/** And the customer has a certificate or letter of it. */
export const applicationCompletedDocument = defineTemplate({
  name: 'application-completed-document',
  category: 'utility',
  params: ['service', 'track_id', 'link'],
})
