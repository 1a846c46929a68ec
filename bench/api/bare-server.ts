import { createServer } from 'node:http'
import pg from 'pg'

/** The floor: `http` and `pg` with nothing around them, and one statement whose row is the answer. */
// biome-ignore lint/style/noProcessEnv: a process of its own, whose settings the bench gives.
const { PORT, DATABASE_URL, STATEMENT = '' } = process.env
const { text, values } = JSON.parse(STATEMENT) as { text: string; values: unknown[] }
// As many connections as the portal has.
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 4, options: '-c role=sanad_app' })

createServer(async (request, response) => {
  const isProbe = request.url === '/health/ready'
  const { rows } = isProbe ? { rows: [{}] } : await pool.query({ name: 'statement', text, values })
  const body = JSON.stringify(rows[0])
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}).listen(Number(PORT), '127.0.0.1')
process.on('disconnect', () => process.exit())
