import type { Books } from '../../faults/harness/database.ts'

/** What the portal said it had written: all of it must be there at the end. */
export class Written {
  readonly applications: string[] = []
  readonly documents: string[] = []
  readonly customers: string[] = []
  /** Orders that it called paid. */
  readonly paid: string[] = []

  /** The ids that are not there. */
  async listLost({ query }: Books): Promise<string[]> {
    const checks: [string, readonly string[], string][] = [
      ['application', this.applications, 'select id::text from applications'],
      ['document', this.documents, 'select id::text from uploaded_documents'],
      ['customer', this.customers, 'select id::text from customers where verified_at is not null'],
      ['payment', this.paid, "select order_id as id from payment_orders where state = 'paid'"],
    ]
    const lost: string[] = []
    for (const [what, ids, text] of checks) {
      const found = new Set((await query<{ id: string }>(text)).map(({ id }) => id))
      lost.push(...ids.filter((id) => !found.has(id)).map((id) => `${what} ${id}`))
    }
    return lost
  }
}
