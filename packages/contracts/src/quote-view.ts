import * as z from 'zod/mini'

/** Tax line in rupees; the halves of an odd tax have 50 paise. */
const TaxLineView = z.object({
  kind: z.enum(['CGST', 'SGST', 'IGST']),
  percent: z.number(),
  amount: z.number().check(z.multipleOf(0.5)),
})

/** Price in whole rupees. `subtotal`: taxable amount; `total` = subtotal + taxes. */
export const QuoteView = z.object({
  base: z.int(),
  discount: z.int(),
  subtotal: z.int(),
  taxes: z.array(TaxLineView),
  tax: z.int(),
  total: z.int(),
})
export type QuoteView = z.infer<typeof QuoteView>
