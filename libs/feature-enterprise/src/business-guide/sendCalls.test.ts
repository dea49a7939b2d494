import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { sendCalls } from './sendCalls.js'

const identifier = {
  code: 'device.down',
  appCode: 'mes',
  variables: [
    { name: 'line', label: `it's "$(id)" \`x\` \\ \${y}`, required: true, maxLength: 50 },
    { name: 'note', required: false, maxLength: 3 },
  ],
}
const body = {
  code: 'device.down',
  loginNames: ['zhang_wei'],
  variables: [
    { name: 'line', value: `it's "$(id)" \`x\` \\ \${y}` },
    { name: 'note', value: 'not' },
  ],
}
const calls = sendCalls(identifier, 'https://portal.example')

it('writes a shell call whose words are those of the contract, whatever a label holds', () => {
  const script = `curl() { printf '%s\\0' "$@"; }\nTOKEN=t\n${calls.shell}`
  const words = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0')
  expect(words.slice(1, 4)).toEqual([
    ...['-X', 'POST', 'https://portal.example/spruce/api/v1/business-deliveries'],
  ])
  expect(words).toContain('authorization: Bearer t')
  expect(words).toContain('app-code: mes')
  expect(JSON.parse(words[words.indexOf('-d') + 1] ?? '')).toEqual(body)
})

it('writes the same body into a program', () => {
  const { typescript, python } = calls
  const inPython = /^body = ([^]*?^\})$/m.exec(python)?.[1] ?? ''
  expect(JSON.parse(inPython)).toEqual(body)
  const inTypescript = /body: ([^]*?^ {4}\}),$/m.exec(typescript)?.[1] ?? ''
  expect(JSON.parse(inTypescript)).toEqual(body)
  expect(typescript).toContain("api.POST('/spruce/api/v1/business-deliveries'")
})
