import type { Schemas } from '@spruce/api-client'
import type { DraftErrors } from '@spruce/shell-ui'
import { explainEmail, explainMobile } from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import { companyMessages } from './companyMessages.js'
import type { Company } from './companyQueries.js'
import { licenceFault } from './licence.js'

const editedFields = [
  'shortName',
  'industry',
  'region',
  'address',
  'licence',
  'contactName',
  'contactMobile',
  'contactEmail',
] as const

/** What a company may change of its own file. Who may edit it gets its contacts in full. */
export type CompanyDraft = Record<(typeof editedFields)[number], string>

/** What the form starts with. */
export function draftOfCompany(company: Company | undefined): CompanyDraft {
  const entries = editedFields.map((field) => [field, company?.[field] ?? ''])
  return Object.fromEntries(entries) as CompanyDraft
}

/** What is sent: the fields that were touched, without blanks around them. */
export function changesOfCompany(
  changes: Partial<CompanyDraft>,
): Omit<Schemas['EditEnterpriseRequest'], 'version'> {
  return Object.fromEntries(
    editedFields
      .filter((field) => changes[field] !== undefined)
      .map((field) => [field, changes[field]?.trim() || null]),
  )
}

/** What is wrong with a draft. What stands there already is not judged anew. */
export function checkCompanyDraft(
  draft: CompanyDraft,
  language: Language,
  company: Company,
): DraftErrors<CompanyDraft> {
  const t = companyMessages[language]
  const typed = (
    field: 'contactMobile' | 'contactEmail' | 'licence',
    explain: (value: string) => string | undefined,
  ) => {
    const value = draft[field].trim()
    return value === '' || value === company[field] ? undefined : explain(value)
  }
  const fault = typed('licence', licenceFault) as ReturnType<typeof licenceFault>
  return {
    shortName: draft.shortName.trim() === '' ? t.required : undefined,
    licence: fault && t[fault],
    contactMobile: typed('contactMobile', (value) => explainMobile(value, { language })),
    contactEmail: typed('contactEmail', (value) => explainEmail(value, { language })),
  }
}
