import { defineMessages } from '@sanad/web-kit'

export const situationMessages = defineMessages({
  en: {
    openTitle: 'A payment is open',
    openText: (total: string) =>
      `You began to pay ${total}. Continue it, or cancel it to change your choice.`,
    continuePayment: 'Continue payment',
    cancelPayment: 'Cancel payment',

    confirmingTitle: 'We are confirming your payment',
    confirmingText: (total: string) => `Your bank has not confirmed ${total} yet. Please do not pay again.`,
    decidedBy: (day: string) =>
      `It is decided by ${day} at the latest. If the payment does not succeed, your bank returns what it debited by then.`,
    mayClose:
      'You may close this page. We go on asking your bank, and this page goes on by itself as soon as it answers.',
    overdue: (day: string) =>
      `Your bank should have answered by ${day}. Please write to us: we find out what became of your money.`,

    unknownTitle: 'We could not check your payment',
    unknownText:
      'Your money is safe. Please do not pay again before we have checked. We go on trying by ourselves.',

    failedTitle: 'Your payment did not go through',
    failedReason: (reason: string) => `The bank says: ${reason}`,
    nothingCharged: 'Nothing was charged.',
    debitReturns: (day: string) =>
      `If your account shows a debit all the same, your bank returns it by ${day}.`,
    otherWays: 'Try again, or choose another way on the payment page: UPI or another card.',

    cancelledTitle: 'Payment cancelled',
    cancelledText: 'Nothing was charged. Your application is kept: you can pay now, or at any time later.',

    expiredTitle: 'The time for this payment ran out',

    reviewTitle: 'We are looking into your payment',
    reviewText:
      'What came in is not what we asked for. Our team clears it up; please do not pay again until then.',

    refundTitle: 'Your money goes back to you',
    refundText: (total: string) =>
      `${total} came in although it was no longer due. The whole amount goes back to where you paid from.`,
    seePayments: 'See it in Payments',

    amount: 'Amount',
    reference: 'Reference number',
    bankReference: "Your bank's reference",
    since: 'Begun on',
    bankDay: 'Decided by',
    checkAgain: 'Check again',
    checking: 'Confirming your payment…',
    pay: (total: string) => `Pay ${total}`,
    payAgain: (total: string) => `Try again: ${total}`,
    payLater: 'Pay later',
    askSupport: 'Ask our support',
    ticketSubject: (reference: string) => `Payment ${reference}`,
  },
  hi: {
    openTitle: 'एक भुगतान अधूरा है',
    openText: (total) => `आपने ${total} का भुगतान शुरू किया था। उसे पूरा करें, या विकल्प बदलने के लिए रद्द करें।`,
    continuePayment: 'भुगतान जारी रखें',
    cancelPayment: 'भुगतान रद्द करें',

    confirmingTitle: 'हम आपके भुगतान की पुष्टि कर रहे हैं',
    confirmingText: (total) => `आपके बैंक ने अभी ${total} की पुष्टि नहीं की है। कृपया दोबारा भुगतान न करें।`,
    decidedBy: (day) => `इसका फ़ैसला ${day} तक हो जाएगा। भुगतान सफल न हो तो बैंक कटी हुई राशि तब तक लौटा देता है।`,
    mayClose: 'आप यह पेज बंद कर सकते हैं। हम बैंक से पूछते रहेंगे, और जवाब मिलते ही यह पेज अपने आप आगे बढ़ेगा।',
    overdue: (day) => `आपके बैंक को ${day} तक जवाब देना था। कृपया हमें लिखें: हम पता लगाएँगे कि आपके पैसे का क्या हुआ।`,

    unknownTitle: 'हम आपका भुगतान जाँच नहीं सके',
    unknownText: 'आपका पैसा सुरक्षित है। जाँच होने से पहले कृपया दोबारा भुगतान न करें। हम अपने आप कोशिश करते रहेंगे।',

    failedTitle: 'आपका भुगतान नहीं हो सका',
    failedReason: (reason) => `बैंक का संदेश: ${reason}`,
    nothingCharged: 'कोई पैसा नहीं लिया गया।',
    debitReturns: (day) => `फिर भी खाते से पैसा कटा दिखे, तो बैंक उसे ${day} तक लौटा देता है।`,
    otherWays: 'फिर कोशिश करें, या भुगतान पेज पर दूसरा तरीका चुनें: UPI या दूसरा कार्ड।',

    cancelledTitle: 'भुगतान रद्द हुआ',
    cancelledText: 'कोई पैसा नहीं लिया गया। आपका आवेदन सुरक्षित है: आप अभी या बाद में कभी भी भुगतान कर सकते हैं।',

    expiredTitle: 'इस भुगतान का समय समाप्त हो गया',

    reviewTitle: 'हम आपके भुगतान की जाँच कर रहे हैं',
    reviewText: 'जो राशि आई, वह माँगी गई राशि नहीं है। हमारी टीम इसे सुलझा रही है; तब तक कृपया दोबारा भुगतान न करें।',

    refundTitle: 'आपका पैसा आपको लौटाया जा रहा है',
    refundText: (total) => `${total} तब आए जब कुछ देना बाकी नहीं था। पूरी राशि वहीं लौटेगी जहाँ से आपने भुगतान किया।`,
    seePayments: 'भुगतान में देखें',

    amount: 'राशि',
    reference: 'संदर्भ संख्या',
    bankReference: 'आपके बैंक का संदर्भ',
    since: 'शुरू किया',
    bankDay: 'फ़ैसला कब तक',
    checkAgain: 'फिर से जाँचें',
    checking: 'आपके भुगतान की पुष्टि हो रही है…',
    pay: (total) => `${total} चुकाएँ`,
    payAgain: (total) => `फिर कोशिश करें: ${total}`,
    payLater: 'बाद में भुगतान करें',
    askSupport: 'हमारी सहायता से पूछें',
    ticketSubject: (reference) => `भुगतान ${reference}`,
  },
})
