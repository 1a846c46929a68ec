/** Document types of INV-01; there are no others of ours that are registered. */
export const eInvoiceTypes = { tax_invoice: 'INV', credit_note: 'CRN' } as const

type Party = {
  Gstin: string
  LglNm: string
  Addr1: string
  Addr2?: string
  /** Town or district. */
  Loc: string
  Pin: number
  /** GST code of the State. */
  Stcd: string
}

type Item = {
  SlNo: string
  PrdDesc: string
  IsServc: 'Y'
  HsnCd: string
  Qty: 1
  Unit: 'OTH'
  UnitPrice: number
  TotAmt: number
  AssAmt: number
  GstRt: number
  IgstAmt: number
  CgstAmt: number
  SgstAmt: number
  TotItemVal: number
}

/** The part of INV-01 (Notification 60/2020, schema version 1.1) that our documents fill. Numbers are rupees with paise. */
export type EInvoice = {
  Version: '1.1'
  TranDtls: { TaxSch: 'GST'; SupTyp: 'B2B'; RegRev: 'N' }
  DocDtls: { Typ: 'INV' | 'CRN'; No: string; Dt: string }
  SellerDtls: Party
  /** `Pos`: GST code of the place of supply. */
  BuyerDtls: Party & { Pos: string }
  ItemList: Item[]
  ValDtls: {
    AssVal: number
    IgstVal: number
    CgstVal: number
    SgstVal: number
    RndOffAmt: number
    TotInvVal: number
  }
  RefDtls?: { PrecDocDtls: { InvNo: string; InvDt: string }[] }
}
