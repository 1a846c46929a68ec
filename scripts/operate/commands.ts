/** The operator's commands, each a script of its own that reads what follows its name. */
export const commands: Readonly<Record<string, readonly [file: string, what: string]>> = {
  check: ['check', 'whether the settings are whole and everything that they name answers'],
  branding: ['branding', 'check FOLDER: whether a folder can be BRANDING_DIR, and what to change in it'],
  templates: ['templates', 'dlt, msg91 or whatsapp: the texts of messages that have to be registered there'],
  migrate: ['migrate', 'bring the database to this release; --check only says what is pending'],
  staff: ['staff', 'list, invite, reset and disable people of the service centre'],
  jobs: ['jobs', 'list, retry and drop jobs that failed at every attempt'],
  keys: ['rotate-keys', 're-encrypt personal data under the newest key'],
  'adopt-files': ['adopt-files', "make the file store this database's"],
  'calendar-day': ['calendar-day', 'record a holiday, a half day or an extra opening'],
  'extend-due-date': ['extend-due-date', 'move a due date by a notification'],
  gstr1: ['gstr1', 'write the register of a month and its GSTR-1'],
  'restore-check': ['restore-check', 'whether a restored database and its file store are whole'],
  'rebuild-desk': ['rebuild-desk', "compute the desk's lists and queue anew"],
}
