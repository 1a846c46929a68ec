import type { ConsultationTopic } from '@sanad/contracts'
import type { ConsultTexts } from '@sanad/texts/web/consult'

export function topicText(topic: ConsultationTopic, texts: ConsultTexts): string {
  const names: Record<ConsultationTopic, string> = {
    new_registration: texts.topicNewRegistration,
    gst: texts.topicGst,
    income_tax: texts.topicIncomeTax,
    company: texts.topicCompany,
    licences: texts.topicLicences,
    skill: texts.topicSkill,
    application: texts.topicApplication,
    other: texts.topicOther,
  }
  return names[topic]
}
