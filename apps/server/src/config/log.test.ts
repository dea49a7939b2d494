import { expect, it } from 'vitest'
import { createLog } from './log.js'

it('strikes secrets out, three levels deep', () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
  log.info({
    password: 'geheim',
    headers: { authorization: 'geheim', cookie: 'geheim', 'set-cookie': ['geheim'] },
    request: { body: { newPwd: 'geheim', vcCode: 'geheim', loginName: 'admin' } },
  })
  expect(lines.join('')).not.toContain('geheim')
  expect(lines.join('')).toContain('admin')
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 30, service: 'spruce' })
})
