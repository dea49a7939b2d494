import type { Schemas } from '@spruce/api-client'
import type { DraftErrors } from '@spruce/shell-ui'
import { explainEmail, explainIdentifier, explainMobile } from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import { customerInfoMessages } from './customerInfoMessages.js'
import { customerMessages } from './customerMessages.js'
import type { Customer } from './customerQueries.js'
import { dayOf, endOfDay } from './customerTime.js'
import { checkEnd } from './RenewDialog.js'

/** What the form of a customer holds. Who may edit one gets its contacts in full. */
export interface CustomerDraft {
  code: string
  name: string
  shortName: string
  /** One a line. */
  hosts: string
  industry: string
  region: string
  contactName: string
  contactMobile: string
  contactEmail: string
  /** The last day, or null for no end. Of a new one only: later it is renewed. */
  expiresAt: string | null
  planId: string | null
  adminName: string
  adminLoginName: string
  adminMobile: string
  adminEmail: string
}

/** What the form starts with. */
export function draftOfCustomer(customer?: Customer): CustomerDraft {
  return {
    code: customer?.code ?? '',
    name: customer?.name ?? '',
    shortName: customer?.shortName ?? '',
    hosts: customer?.hosts.join('\n') ?? '',
    industry: customer?.industry ?? '',
    region: customer?.region ?? '',
    contactName: customer?.contactName ?? '',
    contactMobile: customer?.contactMobile ?? '',
    contactEmail: customer?.contactEmail ?? '',
    expiresAt: dayOf(customer?.expiresAt ?? null),
    planId: customer?.plan?.id ?? null,
    adminName: '',
    adminLoginName: '',
    adminMobile: '',
    adminEmail: '',
  }
}

/** The draft without blanks around what was typed. */
export function tidyDraft(draft: CustomerDraft): CustomerDraft {
  const entries = Object.entries(draft).map(([field, value]: [string, string | null]) => [
    field,
    field === 'hosts' ? hostsOf(value ?? '').join('\n') : (value?.trim() ?? null),
  ])
  return Object.fromEntries(entries) as CustomerDraft
}

/** What is sent of a new one. */
export function bodyOfDraft(draft: CustomerDraft): Schemas['AddCustomerRequest'] {
  const { code, name, shortName, planId, expiresAt } = draft
  return {
    ...{ code, name, shortName, planId },
    hosts: hostsOf(draft.hosts),
    industry: draft.industry || null,
    region: draft.region || null,
    contactName: draft.contactName || null,
    contactMobile: draft.contactMobile || null,
    contactEmail: draft.contactEmail || null,
    expiresAt: endOfDay(expiresAt),
    administrator: {
      nickName: draft.adminName,
      loginName: draft.adminLoginName,
      mobile: draft.adminMobile || null,
      email: draft.adminEmail || null,
    },
  }
}

const editedFields = [
  'name',
  'shortName',
  'industry',
  'region',
  'contactName',
  'contactMobile',
  'contactEmail',
] as const

/** What is sent of an edit: the fields that were touched. */
export function changesOfDraft(
  changes: Partial<CustomerDraft>,
): Omit<Schemas['EditCustomerRequest'], 'version'> {
  return {
    ...Object.fromEntries(
      editedFields
        .filter((field) => field in changes)
        .map((field) => [field, changes[field]?.trim() || null]),
    ),
    ...(changes.hosts !== undefined && { hosts: hostsOf(changes.hosts) }),
  }
}

/** What is wrong with a draft. @param customer whose edit it is; absent: a new one */
export function checkCustomerDraft(
  draft: CustomerDraft,
  language: Language,
  customer?: Customer,
): DraftErrors<CustomerDraft> {
  const t = customerInfoMessages[language]
  const { code, name, shortName, hosts, ...rest } = tidyDraft(draft)
  const given = (value: string) => (value === '' ? t.required : undefined)
  // What stands there already is not judged anew.
  const typed = (value: string, former: string | null | undefined, explain: Explain) =>
    value === '' || value === former ? undefined : explain(value, { language })
  const errors: DraftErrors<CustomerDraft> = {
    name: given(name),
    shortName: given(shortName),
    hosts: checkHosts(hosts, t),
    contactMobile: typed(rest.contactMobile, customer?.contactMobile, explainMobile),
    contactEmail: typed(rest.contactEmail, customer?.contactEmail, explainEmail),
  }
  if (customer) return errors
  return {
    ...errors,
    ...checkEnd(rest.expiresAt, customerMessages[language]),
    code: given(code) ?? (isCustomerCode(code) ? undefined : t.codeFormat),
    adminName: given(rest.adminName),
    adminLoginName:
      given(rest.adminLoginName) ?? explainIdentifier(rest.adminLoginName, { language }),
    adminMobile: typed(rest.adminMobile, null, explainMobile),
    adminEmail: typed(rest.adminEmail, null, explainEmail),
  }
}

/** Whether the contract takes it as a code. */
export function isCustomerCode(code: string): boolean {
  return /^[a-z][0-9a-z-]{1,29}$/.test(code)
}

type Explain = (value: string, options: { language: Language }) => string | undefined

function checkHosts(
  hosts: string,
  t: Record<'hostsFormat' | 'hostsMany', string>,
): string | undefined {
  const list = hostsOf(hosts)
  if (list.length > 20) return t.hostsMany
  const isRight = list.every((host) => /^[0-9a-z]([0-9a-z.-]{0,251}[0-9a-z])?$/.test(host))
  return isRight ? undefined : t.hostsFormat
}

/** Each once, in small letters. */
function hostsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().split(/[\s,，;；]+/))].filter((host) => host !== '')
}
