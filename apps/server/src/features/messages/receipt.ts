/** What a provider reports of one message. */
export interface Receipt {
  readonly provider: 'whatsapp' | 'msg91'
  readonly providerMessageId: string
  readonly state: 'sent' | 'delivered' | 'read' | 'failed'
  /** Our own id, where the provider hands it back. */
  readonly messageId: string | null
  readonly reason: string | null
  /** Missing where the provider tells no moment that could be trusted. */
  readonly occurredAt: Date | null
}
