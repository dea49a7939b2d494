import type { Schemas } from '@spruce/api-client/contract'
import { safeUrl } from '@spruce/validators'
import { escapeHtml } from '../html/escape.js'
import { textOfHtml } from '../html/textOfHtml.js'
import { wrongField, type FieldError } from '../http/errors.js'
import { cleanHtml } from '../messages/cleanHtml.js'
import { messages } from '../messages.js'

type Channels = Schemas['BusinessChannels']
type Message = Schemas['BusinessMessage']
type Variable = Schemas['BusinessVariable']
type Value = Schemas['BusinessValue']

/** How long a text of a message may get once the values are in it. */
const longest = { title: 200, subject: 300, html: 40_000, sms: 500, link: 1_000 }

const placeholder = /\{\{([^{}]*)\}\}/gu

/** Templates as they are kept: HTML from the allow-list, no half characters that a database refuses. */
export function cleanChannels({ inApp, mail, sms }: Channels): Channels {
  return {
    ...(inApp && {
      inApp: {
        title: wellFormed(inApp.title).trim(),
        body: cleanHtml(wellFormed(inApp.body)),
        ...(inApp.link != null && { link: wellFormed(inApp.link) }),
      },
    }),
    ...(mail && {
      mail: {
        subject: wellFormed(mail.subject).trim(),
        body: cleanHtml(wellFormed(mail.body)),
      },
    }),
    ...(sms && { sms: { text: wellFormed(sms.text).trim() } }),
  }
}

export function cleanVariables(variables: readonly Variable[]): Variable[] {
  return variables.map(({ label, ...variable }) => ({
    ...variable,
    ...(label !== undefined && { label: wellFormed(label).trim() }),
  }))
}

/** What is wrong with templates: names that are not declared or declared twice, and where. */
export function templateErrors(channels: Channels, variables: readonly Variable[]): FieldError[] {
  const names = new Set(variables.map(({ name }) => name))
  const twice = variables.flatMap(({ name }, index) =>
    variables.findIndex((one) => one.name === name) < index
      ? [wrongField(`variables[${String(index)}].name`, 'taken')]
      : [],
  )
  const undeclared = templatesOf(channels).flatMap(([path, template]) => {
    const unknown = namesIn(template).find((name) => !names.has(name))
    if (unknown === undefined) return []
    return [
      {
        path,
        message: (language: keyof typeof messages) =>
          messages[language].field.undeclared(unknown.slice(0, 50)),
      },
    ]
  })
  const { link } = channels.inApp ?? {}
  const isLinkWrong = link != null && !isOwnPage(link.replace(placeholder, 'x'))
  return [
    ...twice,
    ...undeclared,
    ...(isLinkWrong ? [wrongField('channels.inApp.link', 'invalid')] : []),
  ]
}

/** What is wrong with the values that a producer gives. */
export function valueErrors(
  variables: readonly Variable[],
  values: readonly Value[],
): FieldError[] {
  const declared = new Map(variables.map((variable) => [variable.name, variable]))
  const given = new Map<string, string>()
  const wrong: FieldError[] = []
  for (const [index, { name, value }] of values.entries()) {
    const at = `variables[${String(index)}]`
    const { maxLength } = declared.get(name) ?? {}
    if (maxLength === undefined || given.has(name)) {
      wrong.push(wrongField(`${at}.name`, given.has(name) ? 'taken' : 'invalid'))
    } else if (Array.from(value).length > maxLength) {
      const message = (language: keyof typeof messages) =>
        messages[language].field.tooLong(maxLength)
      wrong.push({ path: `${at}.value`, message })
    }
    given.set(name, value)
  }
  const missing = variables.filter(({ name, required }) => required && !given.get(name)?.trim())
  return [...wrong, ...missing.map(({ name }) => wrongField(`variables.${name}`, 'required'))]
}

/**
 * S-14: the message of each channel. Values are text: escaped in HTML, which is cleaned once more
 * because a value may stand in an attribute, percent-encoded in a link, on one line in titles. A value
 * is never read as a template. `absent` says what stands for a variable without a value.
 */
export function renderMessage(
  { inApp, mail, sms }: Channels,
  values: readonly Value[],
  absent: (placeholder: string) => string = () => '',
): Message {
  const given = new Map(values.map(({ name, value }) => [name, wellFormed(value)]))
  const fill = (template: string, escape: (value: string) => string) =>
    template.replace(placeholder, (whole, name: string) => {
      const value = given.get(name.trim())
      return value === undefined ? absent(whole) : escape(value)
    })
  const line = (template: string) => oneLine(fill(template, (value) => value))
  const html = (template: string) => cleanHtml(fill(template, escapeHtml))
  const mailHtml = mail && html(mail.body)
  return {
    inApp: inApp
      ? {
          title: line(inApp.title),
          body: html(inApp.body),
          link: inApp.link == null ? null : fill(inApp.link, encodeURIComponent),
        }
      : null,
    mail:
      mail && mailHtml !== undefined
        ? { subject: line(mail.subject), html: mailHtml, text: textOfHtml(mailHtml) }
        : null,
    // The sign in these brackets is the provider's to put before the text, and nobody else's.
    sms: sms ? { text: line(sms.text).replaceAll('【', '「').replaceAll('】', '」') } : null,
  }
}

/** What the values made too long, empty, or an address of somebody else's. */
export function messageErrors({ inApp, mail, sms }: Message): FieldError[] {
  const { link } = inApp ?? {}
  const isLinkWrong = link != null && (link.length > longest.link || !isOwnPage(link))
  return [
    ...lengthError('channels.inApp.title', inApp?.title, longest.title),
    ...lengthError('channels.inApp.body', inApp?.body, longest.html, { mayBeEmpty: true }),
    ...(isLinkWrong ? [wrongField('channels.inApp.link', 'invalid')] : []),
    ...lengthError('channels.mail.subject', mail?.subject, longest.subject),
    ...lengthError('channels.mail.body', mail?.html, longest.html, { mayBeEmpty: true }),
    ...lengthError('channels.sms.text', sms?.text, longest.sms),
  ]
}

function lengthError(
  path: string,
  text: string | undefined,
  limit: number,
  { mayBeEmpty = false } = {},
): FieldError[] {
  if (text === undefined) return []
  if (text === '' && !mayBeEmpty) return [wrongField(path, 'required')]
  if (text.length <= limit) return []
  return [{ path, message: (language) => messages[language].field.tooLong(limit) }]
}

function templatesOf({ inApp, mail, sms }: Channels): [path: string, template: string][] {
  return [
    ['channels.inApp.title', inApp?.title ?? ''],
    ['channels.inApp.body', inApp?.body ?? ''],
    ['channels.inApp.link', inApp?.link ?? ''],
    ['channels.mail.subject', mail?.subject ?? ''],
    ['channels.mail.body', mail?.body ?? ''],
    ['channels.sms.text', sms?.text ?? ''],
  ]
}

function namesIn(template: string): string[] {
  return [...template.matchAll(placeholder)].map(([, name = '']) => name.trim())
}

/** S-07: letters lead to pages of the portal only. */
function isOwnPage(link: string): boolean {
  return safeUrl(link, { origin: 'https://portal.invalid' })?.isOwn === true
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

/** Half a surrogate pair is no character: JSON in the database refuses it. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd')
}
