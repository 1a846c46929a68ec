import { type Organisation, organisations } from '@sanad/domain/compliance'
import type { ComplianceProfileTexts } from '@sanad/texts/web/compliance-profile'

export function organisationOptions(texts: ComplianceProfileTexts): { value: Organisation; label: string }[] {
  const names: Record<Organisation, string> = {
    individual: texts.organisationIndividual,
    proprietorship: texts.organisationProprietorship,
    huf: texts.organisationHuf,
    partnership: texts.organisationPartnership,
    llp: texts.organisationLlp,
    private_limited: texts.organisationPrivate,
    public_limited: texts.organisationPublic,
    opc: texts.organisationOpc,
    section_8: texts.organisationSection8,
    trust: texts.organisationTrust,
  }
  return organisations.map((organisation) => ({ value: organisation, label: names[organisation] }))
}
