import * as z from 'zod'

/** At most two decimals, and never negative. */
const Amount = z.number().min(0).max(99_999_999_999_999).refine(hasTwoDecimals, 'more than two decimals')
const Gstin = z.string().regex(/^\d{2}[0-9A-Z]{13}$/)
const Text = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .regex(/^[^\\"]*$/)
const Day = z.string().regex(/^[0-3]\d\/[01]\d\/2\d{3}$/)
const DocumentNo = z.string().regex(/^[a-zA-Z1-9][a-zA-Z0-9/-]{0,15}$/)
const Rounding = z.number().min(-99.99).max(99.99).refine(hasTwoDecimals, 'more than two decimals')

const party = {
  Gstin,
  LglNm: Text(3, 100),
  Addr1: Text(1, 100),
  Addr2: Text(3, 100).optional(),
  Loc: Text(3, 50),
  Pin: z.int().min(100_000).max(999_999),
  Stcd: z.string().regex(/^\d{1,2}$/),
}

/** INV-01, schema version 1.1 (Notification 60/2020), as far as services to registered buyers in India use it. */
export const Inv01 = z
  .strictObject({
    Version: z.literal('1.1'),
    TranDtls: z.strictObject({
      TaxSch: z.literal('GST'),
      SupTyp: z.literal('B2B'),
      RegRev: z.enum(['Y', 'N']),
    }),
    DocDtls: z.strictObject({ Typ: z.enum(['INV', 'CRN', 'DBN']), No: DocumentNo, Dt: Day }),
    SellerDtls: z.strictObject(party),
    BuyerDtls: z.strictObject({ ...party, Pos: z.string().regex(/^\d{2}$/) }),
    ItemList: z
      .array(
        z.strictObject({
          SlNo: z.string().min(1).max(6),
          PrdDesc: Text(3, 300).optional(),
          IsServc: z.enum(['Y', 'N']),
          HsnCd: z.string().regex(/^\d{4,8}$/),
          Qty: z.number().min(0).optional(),
          Unit: z.string().min(3).max(8).optional(),
          UnitPrice: Amount,
          TotAmt: Amount,
          Discount: Amount.optional(),
          AssAmt: Amount,
          GstRt: z.number().min(0).max(999.999),
          IgstAmt: Amount,
          CgstAmt: Amount,
          SgstAmt: Amount,
          TotItemVal: Amount,
        }),
      )
      .min(1)
      .max(1000),
    ValDtls: z.strictObject({
      AssVal: Amount,
      IgstVal: Amount,
      CgstVal: Amount,
      SgstVal: Amount,
      RndOffAmt: Rounding,
      TotInvVal: Amount,
    }),
    RefDtls: z
      .strictObject({
        PrecDocDtls: z.array(z.strictObject({ InvNo: DocumentNo, InvDt: Day })).min(1),
      })
      .optional(),
  })
  .refine(
    ({ ItemList, ValDtls }) =>
      isNear(sum(ItemList.map(({ TotItemVal }) => TotItemVal)) + ValDtls.RndOffAmt, ValDtls.TotInvVal),
    'Invalid total Invoice Value',
  )
  .refine(
    ({ ItemList, ValDtls }) => isNear(sum(ItemList.map(({ AssAmt }) => AssAmt)), ValDtls.AssVal),
    'Taxable value of all items must be equal to total taxable value',
  )
  .refine(
    ({ ItemList, BuyerDtls, SellerDtls }) =>
      ItemList.every(({ IgstAmt }) => IgstAmt > 0 === (BuyerDtls.Pos !== SellerDtls.Stcd)),
    'IGST is of another State, CGST and SGST of the same',
  )

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
/** The portal's tolerance. */
const isNear = (one: number, other: number) => Math.abs(one - other) <= 1

function hasTwoDecimals(amount: number): boolean {
  return Number(amount.toFixed(2)) === amount
}
