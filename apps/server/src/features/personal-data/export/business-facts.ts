import type { ComplianceFacts } from '@sanad/contracts'
import {
  type AdvanceTax,
  findState,
  type GstScheme,
  type LocalText,
  type Organisation,
  type Turnover,
} from '@sanad/domain'
import { each, inWords, plain, type Show } from './show-value.ts'

const organisations: Record<Organisation, LocalText> = {
  individual: { en: 'A person without a business', hi: 'बिना व्यवसाय वाला व्यक्ति' },
  proprietorship: { en: 'Sole proprietorship', hi: 'एकल स्वामित्व' },
  huf: { en: 'Hindu undivided family (HUF)', hi: 'हिंदू अविभाजित परिवार (HUF)' },
  partnership: { en: 'Partnership firm', hi: 'साझेदारी फ़र्म' },
  llp: { en: 'LLP', hi: 'LLP' },
  private_limited: { en: 'Private limited company', hi: 'प्राइवेट लिमिटेड कंपनी' },
  public_limited: { en: 'Public limited company', hi: 'पब्लिक लिमिटेड कंपनी' },
  opc: { en: 'One person company (OPC)', hi: 'एक व्यक्ति कंपनी (OPC)' },
  trust: { en: 'Trust or society', hi: 'ट्रस्ट या सोसाइटी' },
}

const gstSchemes: Record<GstScheme, LocalText> = {
  none: { en: 'Not registered', hi: 'पंजीकृत नहीं' },
  monthly: { en: 'Every month', hi: 'हर महीने' },
  quarterly: { en: 'Every quarter (QRMP)', hi: 'हर तिमाही (QRMP)' },
  composition: { en: 'Composition scheme', hi: 'कंपोज़िशन योजना' },
}

const turnovers: Record<Turnover, LocalText> = {
  up_to_2_crore: { en: 'Up to ₹2 crore', hi: '₹2 करोड़ तक' },
  up_to_5_crore: { en: 'Above ₹2 crore, up to ₹5 crore', hi: '₹2 करोड़ से ज़्यादा, ₹5 करोड़ तक' },
  above_5_crore: { en: 'Above ₹5 crore', hi: '₹5 करोड़ से ज़्यादा' },
}

const advanceTaxes: Record<AdvanceTax, LocalText> = {
  none: { en: 'No', hi: 'नहीं' },
  quarterly: { en: 'In four instalments', hi: 'चार किस्तों में' },
  presumptive: { en: 'Once a year (presumptive scheme)', hi: 'साल में एक बार (अनुमानित योजना)' },
}

const labels: Record<keyof ComplianceFacts, LocalText> = {
  organisation: { en: 'Organisation:', hi: 'संगठन:' },
  gst: { en: 'GST returns:', hi: 'GST रिटर्न:' },
  turnover: { en: 'Turnover:', hi: 'टर्नओवर:' },
  state_id: { en: 'State:', hi: 'राज्य:' },
  tax_audit: { en: 'Tax audit:', hi: 'कर ऑडिट:' },
  advance_tax: { en: 'Advance tax:', hi: 'अग्रिम कर:' },
  deducts_tds: { en: 'Deducts TDS:', hi: 'TDS काटते हैं:' },
  started_on: { en: 'Began:', hi: 'शुरुआत:' },
  director_kyc_year: { en: 'Next KYC of directors:', hi: 'निदेशकों का अगला KYC:' },
}

/** What a customer told of a business, question by question. */
export const businessFacts: Show = each(
  {
    organisation: inWords(organisations),
    gst: inWords(gstSchemes),
    turnover: inWords(turnovers),
    advance_tax: inWords(advanceTaxes),
    state_id: (id, language) => plain(findState(Number(id))?.name, language),
  },
  labels,
)
