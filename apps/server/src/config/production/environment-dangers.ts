type Env = Readonly<Record<string, string | undefined>>

/** Variables of Node.js and libpq that undo what the settings promise. */
const dangerous: readonly { name: string; why: string; isIn: (value: string) => boolean }[] = [
  {
    name: 'NODE_TLS_REJECT_UNAUTHORIZED',
    why: 'accepts every certificate: providers and the database can be impersonated',
    isIn: (value) => value === '0',
  },
  {
    name: 'NODE_OPTIONS',
    why: 'opens the debugger, by which every program on the way runs code here',
    isIn: (value) => /--inspect/.test(value),
  },
  { name: 'PGOPTIONS', why: 'changes the settings of database sessions', isIn: () => true },
]

/** Refused in production, each as a line that begins with the variable's name. */
export function listEnvironmentDangers(env: Env): string[] {
  return dangerous
    .filter(({ name, isIn }) => env[name] && isIn(env[name]))
    .map(({ name, why }) => `${name} ${why}`)
}
