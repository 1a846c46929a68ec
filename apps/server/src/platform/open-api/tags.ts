/** The parts of the API, by the first word of their paths. */
export const tags: Readonly<Record<string, string>> = {
  'audit-log': 'What a customer did on screen, as clients report it',
  auth: 'Registration and sign-out',
  business: 'Businesses of a customer',
  compliance: 'The compliance calendar',
  consultations: 'Consultations with experts',
  customer: 'The signed-in customer and what is theirs',
  documents: "Documents of all of a customer's applications",
  help: 'How the service centre is reached',
  live: 'Server-sent events about changes',
  messages: 'Reports of the providers that send our messages',
  'money-documents': 'Receipts, invoices, refund vouchers and credit notes',
  notifications: 'What a customer is told',
  otp: 'One-time passwords',
  payments: 'Payments and their providers',
  privacy: 'Consents, copies of personal data, erasure',
  'service-mapper': 'The catalogue of services',
  services: 'Applications',
  staff: 'The desk of the service centre',
  states: 'States and Union Territories',
  'submitted-fields': 'Answers to what a service asks for',
  tickets: 'Support tickets',
  'upload-doc': 'Verification of an application by its link',
  'uploaded-documents': 'Uploads of documents',
  uploads: 'Files, by signed links',
  validate: 'Entry of staff into a customer’s portal',
}

/** The tag of a route. */
export function tagOf(url: string): string {
  const [word = ''] = url.split('/').filter((part) => !['', 'api', 'v2'].includes(part))
  // The path of a payment begins with its provider.
  return word.startsWith(':') ? 'payments' : word
}
