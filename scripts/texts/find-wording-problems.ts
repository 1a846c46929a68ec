type Texts = Readonly<Record<string, string>>

interface TextFile {
  readonly language: string
  /** Below the language's folder, without its extension. */
  readonly name: string
  readonly texts: Texts
  readonly english: Texts
}

/** Words that the house does not write, by language, in small letters. */
const refusedWords: Readonly<Record<string, readonly string[]>> = {
  en: ['goes on', 'go on on', 'stands here', 'stand here', 'we noted', 'that we send to', 'things need you'],
  hi: [
    'साइन-इन',
    'साइन इन',
    'साइनइन',
    'लॉग इन',
    'लॉग-इन',
    'ईमेल',
    'सिर्फ़',
    'रिफंड',
    'धनवापसी',
    'की ओर से काम कर रह',
    'अपने-आप',
    'आधार संख्या',
    'पहचान संख्या',
    'pin कोड',
    'जीएसटी',
    'नियत तारीख',
    'संसाधित',
  ],
}

/** A published version is never edited, in no language: customers agreed to what they read. */
const published = ['notices/privacy-1', 'notices/privacy-2']

/** Buttons that ask for something before they act. */
const openingButtons = [
  'desk/deliverables.attach',
  'desk/money.refundAll',
  'desk/money.closeReview',
  'desk/money.paidByBank',
  'desk/money.registerAgain',
  'desk/proposals.decline',
  'desk/review.reject',
  'desk/review.askMore',
  'desk/shared/answers.reveal',
  'desk/review.mask',
  'desk/search.lookUpPan',
]

/** The specification's own words, in English. */
const withThreeDots = [
  'kit/routing.loading',
  'web/application-form.updating',
  'web/link-entry.loading',
  'web/payment-confirmation.loading',
  'web/service-detail-dialogs.deleting',
  'web/service-detail.loading',
  'web/shared/app.initializing',
  'web/shared/app.verifying',
  'web/verification.alreadyText',
]

/** Busy labels and what is shown while something loads: “Saving…”. */
const isUnderWay = (text: string) => /^\p{Lu}\p{L}+ing\b/u.test(text)

/** The end of a text, or of a form within it, that leaves something open. */
const openEnd = /…\s*($|\})/u

/** What is wrong with the words of a file. */
export function findWordingProblems({ language, name, texts, english }: TextFile): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const said = (refusedWords[language] ?? []).filter((words) =>
      text.normalize('NFC').toLowerCase().includes(words.normalize('NFC')),
    )
    const id = `${name}.${key}`
    const mayHaveDots = language === 'en' && withThreeDots.includes(id)
    const mayBeOpen = isUnderWay(english[key] ?? '') || openingButtons.includes(id)
    return [
      ...(published.includes(name) ? [] : said.map((words) => `${key}: says “${words}”`)),
      ...(/\.\.\s*($|\})/.test(text) && !mayHaveDots ? [`${key}: ends in “..”`] : []),
      ...(openEnd.test(text) && !mayBeOpen ? [`${key}: ends in “…”`] : []),
    ]
  })
}
