import { defineMessages } from '@sanad/web-kit'

export const paymentHelpMessages = defineMessages({
  en: {
    open: 'Help with paying',
    title: 'Help with paying',
    debitedTitle: 'Money was debited, but it says unpaid',
    debitedText:
      'Please do not pay again. Your bank tells us within a few minutes, and this page then goes on by itself. If the payment does not succeed, your bank returns the money within 5 working days.',
    upiTitle: 'No request in the UPI app',
    upiText:
      'Open the UPI app yourself and look under pending requests, or choose the app by its name when paying.',
    declinedTitle: 'The card or bank declined',
    declinedText: 'Nothing was taken. Try again, or choose another way: UPI or another card.',
    hoursTitle: 'When is my payment processed?',
    hoursText: 'A payment after 5:30 PM is processed the next business day after 10:30 AM.',
    support: 'Ask our support',
    close: 'Close',
  },
  hi: {
    open: 'भुगतान में मदद',
    title: 'भुगतान में मदद',
    debitedTitle: 'पैसा कट गया, पर भुगतान बाकी दिख रहा है',
    debitedText:
      'कृपया दोबारा भुगतान न करें। आपका बैंक कुछ मिनटों में हमें बताता है, फिर यह पेज अपने आप आगे बढ़ता है। भुगतान सफल न हो तो बैंक 5 कार्यदिवस में पैसा लौटा देता है।',
    upiTitle: 'UPI ऐप में अनुरोध नहीं आया',
    upiText: 'UPI ऐप खुद खोलें और बाकी अनुरोधों में देखें, या भुगतान करते समय ऐप का नाम चुनें।',
    declinedTitle: 'कार्ड या बैंक ने मना किया',
    declinedText: 'कुछ नहीं काटा गया। फिर कोशिश करें, या दूसरा तरीका चुनें: UPI या दूसरा कार्ड।',
    hoursTitle: 'मेरा भुगतान कब संसाधित होता है?',
    hoursText: 'शाम 5:30 बजे के बाद का भुगतान अगले कार्यदिवस सुबह 10:30 बजे के बाद संसाधित होता है।',
    support: 'हमारी सहायता से पूछें',
    close: 'बंद करें',
  },
})
