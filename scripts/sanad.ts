import { operatorCommand } from '../apps/server/src/platform/operator-command.ts'
import { commands } from './operate/commands.ts'

const [name = '', ...rest] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (command) {
  const file = new URL(`./${command[0]}.ts`, import.meta.url)
  process.argv = [process.argv[0] ?? 'node', file.pathname, ...rest]
  await import(file.href)
} else {
  const width = Math.max(...Object.keys(commands).map(({ length }) => length))
  console.log(`${operatorCommand('<command> …')}\n`)
  for (const [one, [, what]] of Object.entries(commands)) console.log(`  ${one.padEnd(width)}  ${what}`)
  if (name && name !== 'help') process.exitCode = 1
}
