import { defineMessages } from '../i18n/define-messages.ts'

/** Each screen's name, as it stands in "Loading {name}..." and in the browser's tab. */
export const screenNames = defineMessages({
  en: {
    login: 'Login',
    register: 'Registration',
    otpVerification: 'OTP Verification',
    notFound: 'Page',
    dashboard: 'Dashboard',
    overview: 'Overview',
    services: 'Services',
    newService: 'New Service',
    service: 'Service Details',
    paymentService: 'Payment',
    documents: 'Documents',
    payments: 'Payments',
    businesses: 'My Businesses',
    business: 'Business Details',
    profile: 'Business Profile',
    panelEntry: 'Service Centre',
    support: 'Help and Support',
    tickets: 'Support Tickets',
    newTicket: 'New Ticket',
    ticket: 'Ticket',
    consult: 'Expert Consultation',
    newConsultation: 'Booking',
    compliance: 'Compliance',
    complianceProfile: 'Business Questions',
  },
  hi: {
    login: 'लॉगिन',
    register: 'पंजीकरण',
    otpVerification: 'OTP सत्यापन',
    notFound: 'पेज',
    dashboard: 'डैशबोर्ड',
    overview: 'सारांश',
    services: 'सेवाएँ',
    newService: 'नई सेवा',
    service: 'सेवा विवरण',
    paymentService: 'भुगतान',
    documents: 'दस्तावेज़',
    payments: 'भुगतान इतिहास',
    businesses: 'मेरे व्यवसाय',
    business: 'व्यवसाय का विवरण',
    profile: 'व्यवसाय प्रोफ़ाइल',
    panelEntry: 'सेवा केंद्र',
    support: 'सहायता',
    tickets: 'सहायता टिकट',
    newTicket: 'नया टिकट',
    ticket: 'टिकट',
    consult: 'विशेषज्ञ परामर्श',
    newConsultation: 'बुकिंग',
    compliance: 'अनुपालन',
    complianceProfile: 'व्यवसाय के सवाल',
  },
})

export type ScreenName = keyof typeof screenNames.en

export const routingMessages = defineMessages({
  en: { loading: (route: string) => `Loading ${route}...` },
  hi: { loading: (route) => `${route} लोड हो रहा है...` },
})
