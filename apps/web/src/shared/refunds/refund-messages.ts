import { defineMessages } from '@sanad/web-kit'

export const refundMessages = defineMessages({
  en: {
    title: 'Refunds',
    onWay: 'On its way',
    delayed: 'Delayed',
    done: 'Paid back',
    requestedOn: (when: string) => `Asked for on ${when}.`,
    expectedBy: (day: string) => `It is usually with you by ${day}.`,
    heldUp: (when: string) => `Begun on ${when}. It was held up; we look into it and send it again.`,
    completedOn: (when: string) => `Paid back on ${when}.`,
    ofPayments: (payments: number) =>
      `It is from ${payments} payments. Your bank shows what comes back of each by itself.`,
    reason: 'Why',
    notDue: 'This was paid although it was no longer due.',
    paidOtherwise: 'What came in was not what we had asked for.',
    bankReference: "Your bank's reference",
  },
  hi: {
    title: 'रिफ़ंड',
    onWay: 'आ रहा है',
    delayed: 'देरी हुई',
    done: 'लौटाया गया',
    requestedOn: (when) => `${when} को रिफ़ंड माँगा गया।`,
    expectedBy: (day) => `आम तौर पर ${day} तक आपको मिल जाता है।`,
    heldUp: (when) => `${when} को शुरू किया गया। यह रुक गया; हम इसे देख रहे हैं और फिर भेजेंगे।`,
    completedOn: (when) => `${when} को लौटाया गया।`,
    ofPayments: (payments) => `यह ${payments} भुगतानों का पैसा है। आपका बैंक हर एक की वापसी अलग दिखाता है।`,
    reason: 'कारण',
    notDue: 'यह भुगतान तब आया जब कुछ देना बाकी नहीं था।',
    paidOtherwise: 'जो पैसा आया वह वैसा नहीं था जैसा हमने माँगा था।',
    bankReference: 'आपके बैंक का संदर्भ',
  },
})

export type RefundTexts = (typeof refundMessages)['en']
