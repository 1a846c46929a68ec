import { defineMessages } from '@sanad/web-kit'

export const moneyDocumentMessages = defineMessages({
  en: {
    title: 'Receipts and invoices',
    receiptVoucher: 'Receipt voucher',
    taxInvoice: 'Tax invoice',
    refundVoucher: 'Refund voucher',
    creditNote: 'Credit note',
    download: 'Download',
    downloadNamed: (name: string) => `Download ${name} as a PDF`,
    preparing: 'Preparing…',
    failed: 'This document could not be downloaded. Please try again.',
  },
  hi: {
    title: 'रसीदें और इनवॉइस',
    receiptVoucher: 'रसीद वाउचर',
    taxInvoice: 'कर बीजक (टैक्स इनवॉइस)',
    refundVoucher: 'रिफ़ंड वाउचर',
    creditNote: 'क्रेडिट नोट',
    download: 'डाउनलोड करें',
    downloadNamed: (name) => `${name} PDF में डाउनलोड करें`,
    preparing: 'तैयार हो रहा है…',
    failed: 'यह दस्तावेज़ डाउनलोड नहीं हो सका। कृपया फिर कोशिश करें।',
  },
})
