import { createHash } from 'node:crypto'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { ConfigError } from './configError.js'
import { builtPortalFolder } from './paths.js'
import {
  choiceSetting,
  flagSetting,
  folderSetting,
  keySetting,
  numberSetting,
  originsSetting,
  textSetting,
  urlSetting,
} from './settings.js'

/** Known to everybody who reads this line: fit for trying the product out, refused in production. */
const evaluationKey = createHash('sha256').update('spruce evaluation key').digest()
const evaluationSecret = createHash('sha256').update('spruce evaluation secret').digest()

/** Every setting, in the order of `--help`. */
const settings = {
  mode: choiceSetting({
    variable: 'SPRUCE_MODE',
    help: 'evaluation: demo data, developer outbox, this machine only; production: neither',
    fallback: 'evaluation',
    choices: ['evaluation', 'production'],
  }),
  port: numberSetting({
    variable: 'PORT',
    help: 'port of portal, API and API reference',
    fallback: 4200,
    min: 0,
    max: 65_535,
  }),
  host: textSetting({
    variable: 'SPRUCE_HOST',
    help: 'address to listen on; evaluation takes 127.0.0.1 only',
    shown: '127.0.0.1, in production 0.0.0.0',
    fallback: undefined,
  }),
  dataDir: folderSetting({
    variable: 'SPRUCE_DATA_DIR',
    help: 'folder of the embedded database and of files',
    shown: '.spruce',
    fallback: '.spruce',
  }),
  cacheDir: folderSetting({
    variable: 'SPRUCE_CACHE',
    help: 'folder of the seeded snapshots of evaluation; may be removed at any time',
    shown: '~/.cache/spruce',
    fallback: join(homedir(), '.cache', 'spruce'),
  }),
  seedSnapshot: flagSetting({
    variable: 'SPRUCE_SEED_SNAPSHOT',
    help: 'copy the demo data of evaluation from a snapshot that is made once a day; 0: make it anew',
    fallback: true,
  }),
  simulate: flagSetting({
    variable: 'SPRUCE_SIMULATE',
    help: 'devices of the demo data of evaluation go on reporting; 0: they fall silent',
    fallback: true,
  }),
  fileQuotaMb: numberSetting({
    variable: 'SPRUCE_FILE_QUOTA_MB',
    help: 'megabytes of files for each tenant',
    fallback: 5_120,
    min: 1,
    max: 10_000_000,
  }),
  s3Url: urlSetting({
    variable: 'SPRUCE_S3_URL',
    help: 'endpoint and bucket of an S3-compatible storage for files, in place of the data folder',
    fallback: undefined,
    protocols: ['http:', 'https:'],
  }),
  s3Region: textSetting({
    variable: 'SPRUCE_S3_REGION',
    help: 'its region',
    fallback: 'us-east-1',
  }),
  s3KeyId: textSetting({
    variable: 'SPRUCE_S3_KEY_ID',
    help: 'id of the access key for it',
    fallback: undefined,
  }),
  s3Secret: textSetting({
    variable: 'SPRUCE_S3_SECRET',
    help: 'secret of the access key for it',
    fallback: undefined,
  }),
  databaseUrl: urlSetting({
    variable: 'DATABASE_URL',
    help: 'PostgreSQL 15 or later, in place of the embedded database',
    fallback: undefined,
    protocols: ['postgres:', 'postgresql:'],
  }),
  ownerUrl: urlSetting({
    variable: 'SPRUCE_OWNER_URL',
    help: "login of the schema's owner, for migrations",
    shown: 'DATABASE_URL',
    fallback: undefined,
    protocols: ['postgres:', 'postgresql:'],
  }),
  poolSize: numberSetting({
    variable: 'SPRUCE_POOL_SIZE',
    help: 'connections to PostgreSQL',
    fallback: 10,
    min: 1,
    max: 500,
  }),
  allowEmbedded: flagSetting({
    variable: 'SPRUCE_ALLOW_EMBEDDED',
    help: 'production on the embedded database, which does not survive power loss',
    fallback: false,
  }),
  publicUrl: urlSetting({
    variable: 'SPRUCE_PUBLIC_URL',
    help: 'https address under which people reach the product, and the one origin of its pages; required in production',
    fallback: undefined,
    protocols: ['http:', 'https:'],
  }),
  trustProxy: flagSetting({
    variable: 'SPRUCE_TRUST_PROXY',
    help: 'believe x-forwarded-* of the proxy in front',
    fallback: false,
  }),
  allowedOrigins: originsSetting({
    variable: 'SPRUCE_ALLOWED_ORIGINS',
    help: 'other origins whose pages may call the API, separated by commas',
    fallback: [],
  }),
  cookieDomain: choiceSetting({
    variable: 'SPRUCE_COOKIE_DOMAIN',
    help: 'host: cookies of this host only; shared: of its registrable domain',
    fallback: 'host',
    choices: ['host', 'shared'],
  }),
  cipherKey: keySetting({
    variable: 'SPRUCE_CIPHER_KEY',
    help: '32 bytes in base64: key of the passwords on the wire; required in production',
    shown: 'a public one for evaluation',
    fallback: evaluationKey,
    bytes: 32,
    exact: true,
  }),
  secret: keySetting({
    variable: 'SPRUCE_SECRET',
    help: 'at least 32 bytes in base64: seals codes and kept answers; required in production',
    shown: 'a public one for evaluation',
    fallback: evaluationSecret,
    bytes: 32,
    exact: false,
  }),
  sessionIdleMinutes: numberSetting({
    variable: 'SPRUCE_SESSION_IDLE_MINUTES',
    help: 'a session without calls ends after',
    fallback: 30,
    min: 1,
    max: 1_440,
  }),
  sessionMaxHours: numberSetting({
    variable: 'SPRUCE_SESSION_MAX_HOURS',
    help: 'a session ends at the latest after',
    fallback: 12,
    min: 1,
    max: 720,
  }),
  logMonths: numberSetting({
    variable: 'SPRUCE_LOG_MONTHS',
    help: 'months for which sign-ins and visits are kept',
    fallback: 12,
    min: 1,
    max: 120,
  }),
  auditMonths: numberSetting({
    variable: 'SPRUCE_AUDIT_MONTHS',
    help: 'months for which it is kept who changed what; not fewer than SPRUCE_LOG_MONTHS',
    fallback: 36,
    min: 6,
    max: 240,
  }),
  appCheckMinutes: numberSetting({
    variable: 'SPRUCE_APP_CHECK_MINUTES',
    help: 'minutes after which the address of an application is asked whether it answers; 0: never',
    shown: '10, in evaluation 0',
    fallback: 10,
    min: 0,
    max: 1_440,
  }),
  passwordMaxAgeDays: numberSetting({
    variable: 'SPRUCE_PASSWORD_MAX_AGE_DAYS',
    help: 'people are asked for a new password after; 0: never',
    fallback: 90,
    min: 0,
    max: 3_650,
  }),
  smtpUrl: urlSetting({
    variable: 'SPRUCE_SMTP_URL',
    help: 'mail server of production, smtps://user:password@host:465',
    fallback: undefined,
    protocols: ['smtp:', 'smtps:'],
  }),
  mailFrom: textSetting({
    variable: 'SPRUCE_MAIL_FROM',
    help: 'sender of mails; required with SPRUCE_SMTP_URL',
    fallback: undefined,
  }),
  smsUrl: urlSetting({
    variable: 'SPRUCE_SMS_URL',
    help: 'adapter of the SMS provider (protocol: apps/server/src/outbox/README.md)',
    fallback: undefined,
    protocols: ['http:', 'https:'],
  }),
  smsSecret: keySetting({
    variable: 'SPRUCE_SMS_SECRET',
    help: 'at least 16 bytes in base64: signs the calls to it; required with SPRUCE_SMS_URL',
    shown: 'none',
    fallback: Buffer.alloc(0),
    bytes: 16,
    exact: false,
  }),
  smsSign: textSetting({
    variable: 'SPRUCE_SMS_SIGN',
    help: 'approved name before the text of an SMS',
    fallback: 'Spruce',
  }),
  smsCodeTemplate: textSetting({
    variable: 'SPRUCE_SMS_CODE_TEMPLATE',
    help: "the provider's template of verification codes",
    fallback: 'verification-code',
  }),
  smsNoticeTemplate: textSetting({
    variable: 'SPRUCE_SMS_NOTICE_TEMPLATE',
    help: "the provider's template of notices",
    fallback: 'notice',
  }),
  wechatAppId: textSetting({
    variable: 'SPRUCE_WECHAT_APP_ID',
    help: 'AppID of a website application at open.weixin.qq.com, for sign-in by WeChat',
    fallback: undefined,
  }),
  wechatSecret: textSetting({
    variable: 'SPRUCE_WECHAT_SECRET',
    help: 'its AppSecret; required with the AppID',
    fallback: undefined,
  }),
  wechatApiUrl: urlSetting({
    variable: 'SPRUCE_WECHAT_API_URL',
    help: 'where the API of WeChat is',
    fallback: 'https://api.weixin.qq.com',
    protocols: ['http:', 'https:'],
  }),
  wechatConnectUrl: urlSetting({
    variable: 'SPRUCE_WECHAT_CONNECT_URL',
    help: "WeChat's page with the QR code",
    fallback: 'https://open.weixin.qq.com/connect/qrconnect',
    protocols: ['http:', 'https:'],
  }),
  openidOrigins: originsSetting({
    variable: 'SPRUCE_OPENID_ORIGINS',
    help: 'origins of identity providers that may be in closed networks, separated by commas',
    fallback: [],
  }),
  endpointOrigins: originsSetting({
    variable: 'SPRUCE_ENDPOINT_ORIGINS',
    help: 'origins of data endpoints that may be in closed networks or speak http, separated by commas',
    fallback: [],
  }),
  captcha: flagSetting({
    variable: 'SPRUCE_CAPTCHA',
    help: 'ask for a captcha at sign-in',
    fallback: true,
  }),
  pageLimit: flagSetting({
    variable: 'SPRUCE_PAGE_LIMIT',
    help: 'the portal opens only paths that are in the menus',
    fallback: true,
  }),
  portalDir: folderSetting({
    variable: 'SPRUCE_PORTAL_DIR',
    help: 'the built portal',
    shown: 'apps/portal/dist',
    fallback: builtPortalFolder,
  }),
  manifests: textSetting({
    variable: 'SPRUCE_MANIFESTS',
    help: "the sub-applications' manifests as one JSON file",
    shown: 'manifests.json of the portal',
    fallback: undefined,
  }),
  metricsToken: textSetting({
    variable: 'SPRUCE_METRICS_TOKEN',
    help: 'bearer token for /metrics; without it this machine may read it, in production nobody',
    fallback: undefined,
  }),
  logLevel: choiceSetting({
    variable: 'SPRUCE_LOG_LEVEL',
    help: 'trace, debug, info, warn, error or silent; lines go to stderr',
    shown: 'warn, in production info',
    fallback: 'default',
    choices: ['default', 'trace', 'debug', 'info', 'warn', 'error', 'silent'],
  }),
} as const

type Settings = typeof settings
type Read = { readonly [K in keyof Settings]: ReturnType<Settings[K]['read']> }

/** The whole configuration, checked. Made once at the start and handed to whoever needs it. */
export interface ServerConfig extends Omit<Read, 'host' | 'logLevel' | 'manifests'> {
  readonly host: string
  /** File of the sub-applications' manifests. */
  readonly manifests: string
  readonly logLevel: Exclude<Read['logLevel'], 'default'>
  /** Demo data, developer outbox, this machine only. */
  readonly isEvaluation: boolean
  /** Cookies are `Secure`, and strict-transport-security is sent. */
  readonly isHttps: boolean
}

const loopback = ['127.0.0.1', '::1', 'localhost']

/**
 * Reads the configuration from environment variables and applies the rules of the mode.
 * @throws ConfigError with the variable's name
 */
export function readServerConfig(env: NodeJS.ProcessEnv): ServerConfig {
  const read = Object.fromEntries(
    Object.entries(settings).map(([key, setting]) => [key, setting.read(env)]),
  ) as unknown as Read
  const isEvaluation = read.mode === 'evaluation'
  const config: ServerConfig = {
    ...read,
    host: read.host ?? (isEvaluation ? '127.0.0.1' : '0.0.0.0'),
    logLevel: read.logLevel === 'default' ? (isEvaluation ? 'warn' : 'info') : read.logLevel,
    manifests: read.manifests ?? join(read.portalDir, 'manifests.json'),
    // The addresses of the demo data exist nowhere.
    appCheckMinutes: isEvaluation && !env['SPRUCE_APP_CHECK_MINUTES'] ? 0 : read.appCheckMinutes,
    isEvaluation,
    isHttps: read.publicUrl?.startsWith('https:') ?? false,
  }
  if (config.auditMonths < config.logMonths) {
    throw new ConfigError('SPRUCE_AUDIT_MONTHS', 'must not be fewer than SPRUCE_LOG_MONTHS')
  }
  checkOutbox(config)
  checkWechat(config)
  if (isEvaluation) checkEvaluation(config)
  else checkProduction(config)
  return config
}

function checkOutbox({ smtpUrl, mailFrom, smsUrl, smsSecret }: ServerConfig) {
  if (smtpUrl !== undefined && mailFrom === undefined) {
    throw new ConfigError('SPRUCE_MAIL_FROM', 'mails need a sender')
  }
  if (smsUrl !== undefined && smsSecret.length === 0) {
    throw new ConfigError('SPRUCE_SMS_SECRET', 'the calls to the SMS adapter need a key')
  }
}

function checkWechat({ wechatAppId, wechatSecret }: ServerConfig) {
  if (wechatAppId !== undefined && wechatSecret === undefined) {
    throw new ConfigError('SPRUCE_WECHAT_SECRET', 'an AppID of WeChat needs its AppSecret')
  }
  if (wechatAppId === undefined && wechatSecret !== undefined) {
    throw new ConfigError('SPRUCE_WECHAT_APP_ID', 'an AppSecret of WeChat needs its AppID')
  }
}

function checkEvaluation(config: ServerConfig) {
  if (!loopback.includes(config.host)) {
    throw new ConfigError(
      'SPRUCE_HOST',
      `evaluation mode answers on 127.0.0.1 only, not on ${config.host}; set SPRUCE_MODE=production`,
    )
  }
}

function checkProduction(config: ServerConfig) {
  if (!config.isHttps) {
    throw new ConfigError('SPRUCE_PUBLIC_URL', 'production needs the https address of the product')
  }
  if (config.cipherKey.equals(evaluationKey)) {
    throw new ConfigError('SPRUCE_CIPHER_KEY', 'production needs a key of its own')
  }
  if (config.secret.equals(evaluationSecret)) {
    throw new ConfigError('SPRUCE_SECRET', 'production needs a secret of its own')
  }
  if (config.databaseUrl === undefined && !config.allowEmbedded) {
    throw new ConfigError(
      'DATABASE_URL',
      'production needs PostgreSQL; SPRUCE_ALLOW_EMBEDDED=1 takes the embedded database, which does not survive power loss',
    )
  }
}

/** The text of `--help`: every variable, what it does and its default. */
export function configHelp(): string {
  const rows = Object.values(settings)
  const width = Math.max(...rows.map(({ variable }) => variable.length))
  return rows
    .map(({ variable, help, shown }) => `  ${variable.padEnd(width)}  ${help} (${shown})`)
    .join('\n')
}
