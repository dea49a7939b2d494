import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../config/log.js'
import { codeMessage } from './codeMessage.js'
import { Courier } from './Courier.js'
import { DriverOutbox } from './DriverOutbox.js'
import { MailDriver } from './MailDriver.js'
import type { OutgoingMessage } from './Outbox.js'
import { SmsDriver } from './SmsDriver.js'

const secret = Buffer.from('a key of sixteen bytes or more')
const sms = codeMessage({ kind: 'mobile', value: '13812345678' }, '204817', 'zh-CN')
const mail = codeMessage({ kind: 'email', value: 'zhang@example.cn' }, '204817', 'en-US')

let lines: string[] = []
const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
beforeEach(() => {
  lines = []
})

describe('SMS', () => {
  let provider: Server
  let driver: SmsDriver
  let answers: number[]
  let calls: { headers: IncomingHttpHeaders; body: string }[]
  beforeAll(async () => {
    provider = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
        response.writeHead(answers.shift() ?? 200).end('{}')
      })
    })
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
    const { port } = provider.address() as AddressInfo
    driver = new SmsDriver(
      {
        url: `http://127.0.0.1:${port}/sms`,
        secret,
        sign: '云杉',
        templates: { 'verification-code': 'SMS_1001' },
      },
      () => new Date('2026-11-21T00:00:00Z'),
    )
  })
  beforeEach(() => {
    answers = []
    calls = []
  })
  afterAll(() => provider.close())

  const courier = (options = {}) =>
    new Courier(new DriverOutbox({ sms: driver }), log, { pausesMs: [1, 1, 1], ...options })

  it('is a signed call with the provider’s template and no text', async () => {
    await driver.send(sms)
    const [call] = calls
    expect(JSON.parse(call?.body ?? '')).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      to: '13812345678',
      sign: '云杉',
      template: 'SMS_1001',
      values: { code: '204817', minutes: '10' },
      language: 'zh-CN',
    })
    const timestamp = String(call?.headers['x-spruce-timestamp'])
    expect(timestamp).toBe('1795219200')
    const hmac = createHmac('sha256', secret).update(`${timestamp}.${call?.body ?? ''}`)
    expect(call?.headers['x-spruce-signature']).toBe(`v1=${hmac.digest('hex')}`)
  })

  it('is tried again while the provider may recover, under one id', async () => {
    answers = [503, 429, 200]
    const one = courier()
    one.deliver(sms)
    await one.settled()
    expect(calls).toHaveLength(3)
    const ids = calls.map(({ body }) => (JSON.parse(body) as { id: string }).id)
    expect(new Set(ids).size).toBe(1)
  })

  it('is given up when the provider refuses, or after the last try', async () => {
    answers = [400, 500, 500, 500, 500, 200]
    const one = courier()
    one.deliver(sms)
    await one.settled()
    expect(calls).toHaveLength(1)
    one.deliver(sms)
    await one.settled()
    expect(calls).toHaveLength(5)
    expect(lines.filter((line) => line.includes('"level":50'))).toHaveLength(2)
    expect(lines.join('')).not.toMatch(/13812345678|204817/)
  })

  it('waits in a bounded queue and few at a time', async () => {
    const sent: OutgoingMessage[] = []
    let most = 0
    let under = 0
    const slow = {
      async send(message: OutgoingMessage) {
        under += 1
        most = Math.max(most, under)
        await new Promise((resolve) => setTimeout(resolve, 5))
        under -= 1
        sent.push(message)
      },
    }
    const one = new Courier(slow, log, { atOnce: 2, waiting: 3 })
    for (let turn = 0; turn < 10; turn += 1) one.deliver(sms)
    await one.settled()
    expect([most, sent.length]).toEqual([2, 5])
    expect(lines.filter((line) => line.includes('is dropped'))).toHaveLength(5)
  })

  it('gives up waiting for another try when the service stops', async () => {
    answers = [503]
    const one = courier({ pausesMs: [24 * 3_600_000] }) // who waits for it does not come back in this test
    one.deliver(sms)
    while (calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    await one.close()
    expect(calls).toHaveLength(1)
  })

  it('without a driver is a line in the log and nothing else', async () => {
    const one = new Courier(new DriverOutbox({}), log, { pausesMs: [1] })
    one.deliver(mail)
    await one.settled()
    expect(lines.join('')).toContain('No driver for mail is configured')
  })
})

describe('mail', () => {
  let server: SMTPServer
  let driver: MailDriver
  let letters: { from: string; to: string[]; text: string }[]
  let refuses = 0
  beforeEach(async () => {
    letters = []
    refuses = 0
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, callback) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          if (refuses > 0) {
            callback(Object.assign(new Error('no'), { responseCode: refuses }))
            return
          }
          const { mailFrom, rcptTo } = session.envelope
          letters.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            text: Buffer.concat(chunks).toString(),
          })
          callback()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as AddressInfo
    driver = new MailDriver(`smtp://127.0.0.1:${port}`, 'Spruce <no-reply@spruce.example>')
  })
  afterEach(async () => {
    await driver.close()
    await new Promise<void>((resolve) => server.close(resolve))
  })

  it('is sent as plain text and HTML where there is both', async () => {
    await driver.send({ kind: 'mail', to: 'a@example.cn', text: 'plain', html: '<p>rich</p>' })
    const [letter] = letters
    expect(letter?.text).toMatch(/multipart\/alternative/u)
    expect(letter?.text).toMatch(/text\/plain[^]*plain[^]*text\/html[^]*<p>rich<\/p>/u)
  })

  it('goes by SMTP with sender, subject and text', async () => {
    await driver.send(mail)
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatchObject({
      from: 'no-reply@spruce.example',
      to: ['zhang@example.cn'],
    })
    expect(letters[0]?.text).toContain('Subject: Verification code')
    expect(letters[0]?.text).toContain('204817')
  })

  it('takes no second recipient from an address', async () => {
    await driver.send({ ...mail, to: 'a@example.cn, b@example.cn' }).catch(() => undefined)
    expect(letters.flatMap(({ to }) => to)).not.toContain('b@example.cn')
  })

  it.each([
    [550, 1],
    [451, 3],
  ])('refused with %i is tried %i times', async (code, times) => {
    refuses = code
    const one = new Courier(new DriverOutbox({ mail: driver }), log, { pausesMs: [1, 1] })
    one.deliver(mail)
    await one.settled()
    expect(letters).toEqual([])
    expect(lines.filter((line) => line.includes('A message failed'))).toHaveLength(times)
  })
})
