import { describe, expect, it } from 'vitest'
import { ConfigError } from './configError.js'
import { configHelp, readServerConfig } from './serverConfig.js'

const key = (fill: number) => Buffer.alloc(32, fill).toString('base64')

const production = {
  SPRUCE_MODE: 'production',
  DATABASE_URL: 'postgresql://spruce@db/spruce',
  SPRUCE_PUBLIC_URL: 'https://console.example.com',
  SPRUCE_CIPHER_KEY: key(1),
  SPRUCE_SECRET: key(2),
}

describe('the configuration', () => {
  it('is the evaluation mode on this machine when nothing is set', () => {
    expect(readServerConfig({})).toMatchObject({
      mode: 'evaluation',
      isEvaluation: true,
      isHttps: false,
      host: '127.0.0.1',
      port: 4200,
      logLevel: 'warn',
      captcha: true,
      databaseUrl: undefined,
    })
    expect(readServerConfig({}).dataDir).toBe(`${process.cwd()}/.spruce`)
  })

  it('is open to the network in production', () => {
    expect(readServerConfig(production)).toMatchObject({
      isEvaluation: false,
      isHttps: true,
      host: '0.0.0.0',
      logLevel: 'info',
    })
  })

  it.each([
    ['PORT', 'abc'],
    ['SPRUCE_LOG_MONTHS', '0'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['SPRUCE_MODE', 'demo'],
    ['SPRUCE_HOST', '0.0.0.0'],
    ['DATABASE_URL', 'mysql://x'],
    ['SPRUCE_CAPTCHA', 'perhaps'],
    ['SPRUCE_CIPHER_KEY', 'short'],
    ['SPRUCE_SECRET', 'c2hvcnQ='],
    ['SPRUCE_COOKIE_DOMAIN', 'example.com'],
    ['SPRUCE_ALLOWED_ORIGINS', 'https://a.example/path'],
    ['SPRUCE_ALLOWED_ORIGINS', '*'],
    ['SPRUCE_SESSION_IDLE_MINUTES', '0'],
    ['SPRUCE_LOG_LEVEL', 'loud'],
  ])('refuses %s=%s and names the variable', (variable, value) => {
    const read = () => readServerConfig({ [variable]: value })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(new RegExp(`^${variable}: `))
  })

  it.each([
    ['SPRUCE_PUBLIC_URL', { SPRUCE_PUBLIC_URL: 'http://console.example.com' }],
    ['SPRUCE_PUBLIC_URL', { SPRUCE_PUBLIC_URL: '' }],
    ['SPRUCE_CIPHER_KEY', { SPRUCE_CIPHER_KEY: '' }],
    ['SPRUCE_SECRET', { SPRUCE_SECRET: '' }],
    ['DATABASE_URL', { DATABASE_URL: '' }],
  ])('refuses production without a right %s', (variable, change) => {
    expect(() => readServerConfig({ ...production, ...change })).toThrow(
      new RegExp(`^${variable}: `),
    )
  })

  it('takes production on the embedded database only when told so', () => {
    const env = { ...production, DATABASE_URL: '', SPRUCE_ALLOW_EMBEDDED: '1' }
    expect(readServerConfig(env).databaseUrl).toBeUndefined()
  })

  it('never repeats the value of a URL, which may hold a password', () => {
    expect(() => readServerConfig({ DATABASE_URL: 'mysql://root:secret@x' })).not.toThrow(/secret/)
  })

  it('explains every variable', () => {
    const help = configHelp()
    for (const name of ['PORT', 'DATABASE_URL', 'SPRUCE_DATA_DIR', 'SPRUCE_MODE']) {
      expect(help).toMatch(new RegExp(`^ {2}${name} +\\S`, 'm'))
    }
  })
})
