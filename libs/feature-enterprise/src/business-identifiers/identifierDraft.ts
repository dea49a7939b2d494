import type { DraftErrors } from '@spruce/shell-ui'
import type { IdentifierTexts as Texts } from './identifierMessages.js'
import type { Identifier, Templates, Variable } from './identifierQueries.js'
import {
  limits,
  linkFault,
  undeclaredFault,
  variableFault,
  type VariableRow,
} from './templateChecks.js'

/** What the form holds. */
export interface IdentifierDraft {
  code: string
  name: string
  appCode: string | null
  description: string
  variables: readonly VariableRow[]
  hasInApp: boolean
  inAppTitle: string
  inAppBody: string
  inAppLink: string
  hasMail: boolean
  mailSubject: string
  mailBody: string
  hasSms: boolean
  smsText: string
}

/** The field that shows what the server finds wrong at a path. */
export const fieldPaths = {
  channels: 'hasInApp',
  'channels.inApp.title': 'inAppTitle',
  'channels.inApp.body': 'inAppBody',
  'channels.inApp.link': 'inAppLink',
  'channels.mail.subject': 'mailSubject',
  'channels.mail.body': 'mailBody',
  'channels.sms.text': 'smsText',
} as const satisfies Record<string, keyof IdentifierDraft>

const templateFields: readonly (keyof IdentifierDraft)[] = [
  'hasInApp',
  'inAppTitle',
  'inAppBody',
  'inAppLink',
  'hasMail',
  'mailSubject',
  'mailBody',
  'hasSms',
  'smsText',
]

/** What the form starts with; a new one has the channel that every company has. */
export function draftOfIdentifier(
  identifier: Omit<Identifier, 'id' | 'version' | 'createdAt' | 'updatedAt'> | undefined,
): IdentifierDraft {
  const { inApp, mail, sms } = identifier?.channels ?? { inApp: { title: '', body: '' } }
  return {
    code: identifier?.code ?? '',
    name: identifier?.name ?? '',
    appCode: identifier?.appCode ?? null,
    description: identifier?.description ?? '',
    variables: (identifier?.variables ?? []).map(rowOfVariable),
    hasInApp: inApp !== undefined,
    inAppTitle: inApp?.title ?? '',
    inAppBody: inApp?.body ?? '',
    inAppLink: inApp?.link ?? '',
    hasMail: mail !== undefined,
    mailSubject: mail?.subject ?? '',
    mailBody: mail?.body ?? '',
    hasSms: sms !== undefined,
    smsText: sms?.text ?? '',
  }
}

/** A new one that begins as another one; its code is the person's to say. */
export function draftOfCopy(identifier: Identifier, t: Texts): IdentifierDraft {
  return {
    ...draftOfIdentifier(identifier),
    code: `${identifier.code.slice(0, 45)}.copy`,
    name: t.copyName(identifier.name).slice(0, 50),
  }
}

/** What is wrong with a draft. */
export function checkIdentifierDraft(
  draft: IdentifierDraft,
  t: Texts,
): DraftErrors<IdentifierDraft> {
  const { hasInApp, hasMail, hasSms, variables } = draft
  const template = (isOn: boolean, text: string, rules: { required?: string; max: number }) => {
    if (!isOn) return undefined
    if (rules.required && text.trim() === '') return rules.required
    if (text.length > rules.max) return t.tooLong(rules.max)
    return undeclaredFault(text, variables, t)
  }
  return {
    code: /^[A-Za-z][0-9A-Za-z._-]{1,49}$/.test(draft.code) ? undefined : t.codeFormat,
    name: draft.name.trim() === '' ? t.nameRequired : undefined,
    appCode: draft.appCode === null ? t.appRequired : undefined,
    description: draft.description.length > 200 ? t.tooLong(200) : undefined,
    variables: variablesFault(variables, t),
    hasInApp: hasInApp || hasMail || hasSms ? undefined : t.noChannel,
    inAppTitle: template(hasInApp, draft.inAppTitle, {
      required: t.titleRequired,
      max: limits.title,
    }),
    inAppBody: template(hasInApp, draft.inAppBody, { max: limits.html }),
    inAppLink:
      template(hasInApp, draft.inAppLink, { max: limits.link }) ??
      (hasInApp ? linkFault(draft.inAppLink, t) : undefined),
    mailSubject: template(hasMail, draft.mailSubject, {
      required: t.subjectRequired,
      max: limits.subject,
    }),
    mailBody: template(hasMail, draft.mailBody, { max: limits.html }),
    smsText: template(hasSms, draft.smsText, { required: t.smsRequired, max: limits.sms }),
  }
}

/** What is sent of a new one. */
export function bodyOfIdentifier(draft: IdentifierDraft) {
  const { code, name, appCode, description } = draft
  return {
    ...{ code, name: name.trim(), appCode: appCode ?? '' },
    description: description.trim() || null,
    channels: templatesOf(draft),
    variables: draft.variables.map(variableOfRow),
  }
}

/** What is sent of the fields that were touched; templates and variables go as a whole. */
export function changesOfIdentifier(changes: Partial<IdentifierDraft>, draft: IdentifierDraft) {
  const { name, appCode, description, variables } = changes
  const isTemplate = templateFields.some((field) => field in changes)
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(appCode && { appCode }),
    ...(description !== undefined && { description: description.trim() || null }),
    ...(variables !== undefined && { variables: variables.map(variableOfRow) }),
    ...(isTemplate && { channels: templatesOf(draft) }),
  }
}

/** The templates of the channels that are on. */
export function templatesOf(draft: IdentifierDraft): Templates {
  const { hasInApp, hasMail, hasSms, inAppLink } = draft
  return {
    ...(hasInApp && {
      inApp: {
        title: draft.inAppTitle.trim(),
        body: draft.inAppBody,
        ...(inAppLink !== '' && { link: inAppLink }),
      },
    }),
    ...(hasMail && { mail: { subject: draft.mailSubject.trim(), body: draft.mailBody } }),
    ...(hasSms && { sms: { text: draft.smsText.trim() } }),
  }
}

/** A variable as the form holds it. */
export function rowOfVariable({ name, label = '', required, maxLength }: Variable): VariableRow {
  return { name, label, required, maxLength: String(maxLength) }
}

/** A variable as it is sent. */
export function variableOfRow({ name, label, required, maxLength }: VariableRow): Variable {
  const text = label.trim()
  return { name, ...(text !== '' && { label: text }), required, maxLength: Number(maxLength) }
}

function variablesFault(rows: readonly VariableRow[], t: Texts): string | undefined {
  for (const index of rows.keys()) {
    const fault = variableFault(rows, index, t)
    if (fault) return t.rowFault(index + 1, fault)
  }
  return undefined
}
