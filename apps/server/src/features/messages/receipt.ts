/** A provider's delivery report on one message. */
export interface Receipt {
  readonly provider: 'whatsapp' | 'msg91'
  readonly providerMessageId: string
  readonly state: 'sent' | 'delivered' | 'read' | 'failed'
  /** Our correlation id, if the provider returns it. */
  readonly messageId: string | null
  readonly reason: string | null
  /** Null if the provider gives no reliable timestamp. */
  readonly occurredAt: Date | null
}
