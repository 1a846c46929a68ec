import { readBranding } from '../apps/server/src/config/branding.ts'
import { readEnvironment } from '../apps/server/src/config/read-environment.ts'
import {
  listRegisteredTexts,
  registrationForms,
} from '../apps/server/src/platform/messages/registered-texts.ts'
import { operatorCommand } from '../apps/server/src/platform/operator-command.ts'
import { Failure } from './failure.ts'
import { runCommand } from './operate/run-command.ts'

/**
 * npm run sanad -- templates dlt|msg91|whatsapp: the texts that have to be registered there. Needs PUBLIC_URL and
 * BRANDING_DIR alone, as the ids that production asks for come from there.
 */
async function main(): Promise<void> {
  const form = registrationForms.find((each) => each === process.argv[2])
  if (!form)
    throw new Failure(
      'Where are they registered?',
      operatorCommand(`templates ${registrationForms.join('|')}`),
    )
  const env = readEnvironment(process.env)
  const publicUrl = env.PUBLIC_URL ?? ''
  if (!URL.canParse(publicUrl))
    throw new Failure('The texts name the portal', 'Set PUBLIC_URL, such as https://sanad.example')
  const prefix = env.WHATSAPP_TEMPLATE_PREFIX || 'sanad_'
  for (const { name, language, category, text } of listRegisteredTexts(form, {
    publicUrl,
    brand: readBranding(env).brand,
  })) {
    const title =
      form === 'whatsapp'
        ? `${prefix}${name.replaceAll('-', '_')}, ${language}, ${category}`
        : `${name}.${language}`
    console.log(`── ${title}\n${text}\n`)
  }
}

await runCommand(main)
