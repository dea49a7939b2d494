// The least that a server can do for the same answers: a bare Fastify route, the same payload from
// memory; at sign-in the same password hash.
import { verify } from '@node-rs/argon2'
import Fastify from 'fastify'

const [payload = '{}', hash = ''] = process.argv.slice(2)
const app = Fastify()
const answer = JSON.parse(payload)

app.get('/spruce/api/v1/members', (_request, reply) =>
  reply.header('x-total-count', 1).send(answer),
)
app.post('/auth/login', async (request, reply) => {
  const { password } = /** @type {{ password: string }} */ (request.body)
  if (!(await verify(hash, password))) return reply.code(400).send({ code: 505 })
  return reply.header('set-cookie', 'token=x; HttpOnly').send(answer)
})
const url = await app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`ready ${url}\n`)
process.on('SIGTERM', () => process.exit(0))
