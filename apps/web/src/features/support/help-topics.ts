import type { Language } from '@sanad/web-kit'

interface HelpTopic {
  /** A ticket topic of the contracts, so that writing on begins with it chosen. */
  readonly id: 'payment' | 'documents' | 'otp' | 'progress' | 'refund'
  readonly title: string
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
}

const english: readonly HelpTopic[] = [
  {
    id: 'payment',
    title: 'Paying',
    answers: [
      {
        question: 'How do I pay?',
        answer:
          'Open your service and press Pay Now. You pay by UPI or card in the secure window of the payment provider. We never see or store your card details.',
      },
      {
        question: 'Money left my account, but the service still asks me to pay',
        answer:
          'Your bank has probably not confirmed the payment yet. Please do not pay again: the page changes by itself as soon as the bank confirms. If nothing has changed by the next business day, write to us with the date and the amount.',
      },
      {
        question: 'What is in the amount?',
        answer:
          'The fee of the service and 18% GST on it. You see both before you pay: CGST and SGST for Maharashtra, IGST for every other State.',
      },
      {
        question: 'Do I have to pay everything at once?',
        answer:
          'Some services are paid in stages: you pay the first stage to begin, and each later one when it is due. You may also pay all of them at once.',
      },
    ],
  },
  {
    id: 'documents',
    title: 'Documents and information',
    answers: [
      {
        question: 'Where do I upload my documents?',
        answer:
          'After the payment, open your service and press Provide Information. It shows each document and detail that is still missing.',
      },
      {
        question: 'Which files can I upload?',
        answer: 'PDF, JPG or PNG, up to 10 MB each. A PDF must not have a password.',
      },
      {
        question: 'My document was not accepted',
        answer:
          'Open Provide Information again and upload a better file in its place: whole page, readable, not expired.',
      },
    ],
  },
  {
    id: 'otp',
    title: 'OTP and login',
    answers: [
      {
        question: 'No OTP arrives',
        answer:
          'Wait until the countdown ends and ask for a new one, or choose Email or WhatsApp. Only the newest OTP works, for 5 minutes.',
      },
      {
        question: 'My OTP is refused',
        answer:
          'After 5 wrong tries an OTP no longer works. Ask for a new one and type it once, without hurry.',
      },
      {
        question: 'Somebody asks me for my OTP',
        answer: 'Never tell it to anybody. We do not ask for it on the phone, in a message or in a ticket.',
      },
    ],
  },
  {
    id: 'progress',
    title: 'Progress of a service',
    answers: [
      {
        question: 'How do I see how far my service is?',
        answer:
          'Open it under Services. Application Progress shows what is done and what comes next, and whether it is your turn, ours or the department’s.',
      },
      {
        question: 'Why does it not move?',
        answer:
          'If it is your turn, something is missing: the service says what. If the department is working on it, we follow it up and show every step as soon as we know of it.',
      },
      {
        question: 'Can I change the business of a service?',
        answer: 'Until you pay, yes. Afterwards write to us: we look at what is possible.',
      },
    ],
  },
  {
    id: 'refund',
    title: 'Refunds and cancelling',
    answers: [
      {
        question: 'How do I cancel a service?',
        answer:
          'As long as nothing is paid you can delete it yourself, at the top of its page. When you have paid, write to us: we tell you what can be refunded. When we have cancelled it, its page shows how much goes back, and nothing more is done or paid.',
      },
      {
        question: 'How long does a refund take?',
        answer:
          'It goes back to the card or account that you paid with. Banks usually take 5 to 7 working days. A cancelled service shows Refunded, then Refund Completed.',
      },
    ],
  },
]

const hindi: readonly HelpTopic[] = [
  {
    id: 'payment',
    title: 'भुगतान',
    answers: [
      {
        question: 'भुगतान कैसे करूँ?',
        answer:
          'अपनी सेवा खोलें और “अभी भुगतान करें” दबाएँ। भुगतान प्रदाता की सुरक्षित विंडो में UPI या कार्ड से भुगतान होता है। आपके कार्ड की जानकारी हम न देखते हैं, न रखते हैं।',
      },
      {
        question: 'खाते से पैसे कट गए, पर सेवा अब भी भुगतान माँग रही है',
        answer:
          'शायद आपके बैंक ने अभी पुष्टि नहीं की है। कृपया दोबारा भुगतान न करें: बैंक की पुष्टि होते ही पेज अपने आप बदल जाता है। अगले कार्यदिवस तक कुछ न बदले तो तारीख और राशि के साथ हमें लिखें।',
      },
      {
        question: 'राशि में क्या-क्या शामिल है?',
        answer:
          'सेवा का शुल्क और उस पर 18% GST। दोनों भुगतान से पहले दिखते हैं: महाराष्ट्र के लिए CGST और SGST, बाकी हर राज्य के लिए IGST।',
      },
      {
        question: 'क्या पूरा भुगतान एक साथ करना होगा?',
        answer:
          'कुछ सेवाओं का भुगतान चरणों में होता है: शुरू करने के लिए पहला चरण, बाकी चरण अपने समय पर। चाहें तो सब एक साथ भी चुका सकते हैं।',
      },
    ],
  },
  {
    id: 'documents',
    title: 'दस्तावेज़ और जानकारी',
    answers: [
      {
        question: 'दस्तावेज़ कहाँ अपलोड करूँ?',
        answer:
          'भुगतान के बाद अपनी सेवा खोलें और “जानकारी दें” दबाएँ। जो दस्तावेज़ और जानकारी बाकी है, वह सब वहाँ दिखती है।',
      },
      {
        question: 'कौन-सी फ़ाइलें अपलोड हो सकती हैं?',
        answer: 'PDF, JPG या PNG, हर एक 10 MB तक। PDF पर पासवर्ड नहीं होना चाहिए।',
      },
      {
        question: 'मेरा दस्तावेज़ स्वीकार नहीं हुआ',
        answer: '“जानकारी दें” फिर खोलें और उसकी जगह बेहतर फ़ाइल अपलोड करें: पूरा पन्ना, साफ़ पढ़ने लायक, समय-सीमा के अंदर।',
      },
    ],
  },
  {
    id: 'otp',
    title: 'OTP और लॉगिन',
    answers: [
      {
        question: 'OTP नहीं आ रहा',
        answer:
          'उलटी गिनती पूरी होने दें और नया OTP मँगाएँ, या ई-मेल या WhatsApp चुनें। केवल सबसे नया OTP चलता है, 5 मिनट तक।',
      },
      {
        question: 'मेरा OTP स्वीकार नहीं हो रहा',
        answer: '5 गलत कोशिशों के बाद OTP काम नहीं करता। नया OTP मँगाएँ और आराम से एक बार टाइप करें।',
      },
      {
        question: 'कोई मुझसे OTP माँग रहा है',
        answer: 'किसी को न बताएँ। हम फ़ोन पर, संदेश में या टिकट में OTP कभी नहीं माँगते।',
      },
    ],
  },
  {
    id: 'progress',
    title: 'सेवा की प्रगति',
    answers: [
      {
        question: 'मेरी सेवा कहाँ तक पहुँची, कैसे देखूँ?',
        answer:
          '“सेवाएँ” में उसे खोलें। आवेदन की प्रगति में दिखता है कि क्या हो गया, आगे क्या है, और बारी आपकी है, हमारी या विभाग की।',
      },
      {
        question: 'काम आगे क्यों नहीं बढ़ रहा?',
        answer:
          'बारी आपकी है तो कुछ बाकी है: सेवा बताती है क्या। विभाग के पास है तो हम उस पर नज़र रखते हैं और हर कदम पता चलते ही दिखाते हैं।',
      },
      {
        question: 'क्या सेवा का व्यवसाय बदल सकता हूँ?',
        answer: 'भुगतान से पहले हाँ। उसके बाद हमें लिखें: हम देखेंगे कि क्या हो सकता है।',
      },
    ],
  },
  {
    id: 'refund',
    title: 'रिफ़ंड और रद्द करना',
    answers: [
      {
        question: 'सेवा कैसे रद्द करूँ?',
        answer:
          'जब तक कुछ नहीं चुकाया, सेवा के पेज पर सबसे ऊपर आप खुद उसे हटा सकते हैं। भुगतान कर चुके हों तो हमें लिखें: हम बताएँगे कि कितना वापस हो सकता है। रद्द होने पर सेवा के पेज पर दिखता है कि कितना लौट रहा है; फिर न कोई काम होता है, न भुगतान।',
      },
      {
        question: 'पैसे वापस आने में कितना समय लगता है?',
        answer:
          'पैसे उसी कार्ड या खाते में लौटते हैं जिससे भुगतान किया था। बैंक आम तौर पर 5 से 7 कार्यदिवस लेते हैं। रद्द सेवा पर “रिफ़ंड” और फिर “रिफ़ंड पूरा” दिखता है।',
      },
    ],
  },
]

export const helpTopics: Record<Language, readonly HelpTopic[]> = { en: english, hi: hindi }
