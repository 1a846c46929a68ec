/** What a person at the desk does; every piece of work is of one kind, and a kind has one subject. */
export const workKinds = [
  'documents',
  'stage',
  'follow_up',
  'chase',
  'ticket',
  'refund',
  'review',
  'consultation',
  'message',
  'promise',
  'discount',
  'merge',
] as const
export type WorkKind = (typeof workKinds)[number]
