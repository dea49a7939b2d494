import Fastify from 'fastify'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { answerErrors } from './answerErrors.js'
import { packAnswers } from './packAnswers.js'

it('takes no answer for a fault that its caller did not wait for', async () => {
  const logged: string[] = []
  const app = Fastify({
    logger: { level: 'info', stream: { write: (line: string) => void logged.push(line) } },
  })
  answerErrors(app)
  packAnswers(app)
  await app.after()
  const names = Array.from({ length: 100_000 }, (_, at) => `成员${String(at)}`)
  app.post('/long', async (_request, reply) => {
    socket.destroy()
    await pause(300)
    return reply.type('application/json').send(JSON.stringify({ names }))
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write('POST /long HTTP/1.1\r\nhost: portal.test\r\naccept-encoding: br\r\n')
  socket.write('content-type: application/json\r\ncontent-length: 2\r\n\r\n{}')
  await expect
    .poll(() => logged.join(''), { timeout: 5_000 })
    .toContain('The caller left before the answer')
  expect(logged.join('')).not.toContain('Request failed')
  await app.close()
})
