import { fileURLToPath } from 'node:url'
import { messageTemplates } from '../platform/messages/message-templates.ts'

const templateIds = messageTemplates.flatMap(({ name }) => [`${name}.en=1${name}`, `${name}.hi=2${name}`])

/** A provider for each channel. */
export const messageSettings = {
  SMS_PROVIDER: 'msg91',
  MSG91_AUTH_KEY: 'key',
  MSG91_TEMPLATES: templateIds.join(),
  MSG91_WEBHOOK_SECRET: 'pLg7sWq2Zt9xVb4Kc6Rm1Yd8Hf3Jn5Ua',
  WHATSAPP_PROVIDER: 'cloud-api',
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_TOKEN: 'token',
  WHATSAPP_APP_SECRET: 'secret',
  WHATSAPP_VERIFY_TOKEN: 'Tb7kQ2xW9mZr4LcV',
  EMAIL_PROVIDER: 'smtp',
  EMAIL_FROM: 'Sanad <no-reply@sanad.example>',
  SMTP_HOST: 'smtp.example',
}

/** Settings with which production starts without a warning. */
export const productionSettings = {
  ...messageSettings,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://sanad.example',
  DATABASE_URL: 'postgres://sanad_portal@db.example/sanad?sslmode=verify-full',
  JOBS_DATABASE_URL: 'postgres://sanad_runner@db.example/sanad?sslmode=verify-full',
  SECRET_KEY: 'fQ8mZr2LcVx7kTb9WpSg4Yd1HnJ6uAe3Rt5B',
  CLAMD_HOST: 'clamd.example',
  CASHFREE_BASE_URL: 'https://api.cashfree.com/pg',
  CASHFREE_SCRIPT_URL: 'https://sdk.cashfree.com/js/v3/cashfree.js',
  CASHFREE_CLIENT_ID: 'id',
  CASHFREE_CLIENT_SECRET: 'secret',
  SUPPLIER_LEGAL_NAME: 'Sanad Services Private Limited',
  SUPPLIER_ADDRESS: '12 Link Road, Andheri West, Mumbai 400053',
  SUPPLIER_GSTIN: '27AAACR5055K1Z7',
  SUPPLIER_SIGNATORY: 'Meera Joshi, Director',
  SUPPLIER_TURNOVER_CRORE: '2',
  DOCUMENT_SIGNATURES: 'certificate',
  DOCUMENT_CERTIFICATE: signerFile('certificate.pem'),
  DOCUMENT_KEY: signerFile('key.pem'),
  HELP_PHONE: '+918022334455',
  CONTACT_EMAIL: 'care@sanad.example',
  GRIEVANCE_OFFICER: 'Ravi Kulkarni, Company Secretary',
  GRIEVANCE_EMAIL: 'grievance@sanad.example',
  GRIEVANCE_PHONE: '+918022334456',
}

/** A certificate that a test authority issued, and its key. */
function signerFile(name: string): string {
  return fileURLToPath(new URL(`./signer/${name}`, import.meta.url))
}
