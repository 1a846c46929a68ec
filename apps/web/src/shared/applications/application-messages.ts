import { defineMessages } from '@sanad/web-kit'

/** Words for an application that several screens share. */
export const applicationMessages = defineMessages({
  en: {
    statusPending: 'Payment Pending',
    statusProcessing: 'On Going',
    statusCompleted: 'Completed',
    statusOnHold: 'On Hold',
    statusRefund: 'Refunded',
    statusRefundCompleted: 'Refund Completed',
    statusUnknown: 'Unknown Status',
    pay: 'Pay the fee to begin',
    payStage: (stage: string) => `Pay for “${stage}”`,
    confirmPayment: 'We are confirming your payment',
    checkPayment: 'We are looking into your payment',
    provideInformation: (items: number) =>
      items === 1 ? 'Provide 1 document or detail' : `Provide ${items} documents and details`,
    replaceDocument: 'Replace a document that could not be accepted',
    waitForUs: (stage: string | null) => (stage ? `We are working on: ${stage}` : 'We are working on it'),
    waitForDepartment: (stage: string | null) =>
      stage ? `With the department: ${stage}` : 'The department is working on it',
    waitForRefund: 'Your refund is on its way',
    nothingLeft: 'Everything is done',
    paidBack: 'Your money was paid back and the application is closed',
    partPaidBack: (amount: string, of: string) =>
      `${amount} of ${of} were paid back, and the application is closed`,
    progress: 'Progress',
    stepsOf: (done: number, all: number) => `${done} of ${all} steps`,
  },
  hi: {
    statusPending: 'भुगतान बाकी',
    statusProcessing: 'काम जारी है',
    statusCompleted: 'पूरा हुआ',
    statusOnHold: 'रुका हुआ',
    statusRefund: 'रिफ़ंड',
    statusRefundCompleted: 'रिफ़ंड पूरा',
    statusUnknown: 'स्थिति अज्ञात',
    pay: 'शुरू करने के लिए शुल्क चुकाएँ',
    payStage: (stage) => `“${stage}” का भुगतान करें`,
    confirmPayment: 'हम आपके भुगतान की पुष्टि कर रहे हैं',
    checkPayment: 'हम आपके भुगतान की जाँच कर रहे हैं',
    provideInformation: (items) => `${items} दस्तावेज़ और जानकारी दें`,
    replaceDocument: 'जो दस्तावेज़ स्वीकार नहीं हुआ उसे बदलें',
    waitForUs: (stage) => (stage ? `हम काम कर रहे हैं: ${stage}` : 'हम इस पर काम कर रहे हैं'),
    waitForDepartment: (stage) => (stage ? `विभाग के पास: ${stage}` : 'विभाग इस पर काम कर रहा है'),
    waitForRefund: 'आपका पैसा वापस आ रहा है',
    nothingLeft: 'सब कुछ पूरा हो गया',
    paidBack: 'आपका पैसा लौटा दिया गया और आवेदन बंद है',
    partPaidBack: (amount, of) => `${of} में से ${amount} लौटा दिए गए और आवेदन बंद है`,
    progress: 'प्रगति',
    stepsOf: (done, all) => `${all} में से ${done} चरण`,
  },
})

export type ApplicationTexts = (typeof applicationMessages)['en']
