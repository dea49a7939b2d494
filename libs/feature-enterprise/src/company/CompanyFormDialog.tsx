import { FormDialog, type FormPort, TextField, useLanguage, useMessages } from '@spruce/shell-ui'
import { checkCompanyDraft, type CompanyDraft, draftOfCompany } from './companyDraft.js'
import { companyMessages } from './companyMessages.js'
import type { Company } from './companyQueries.js'

export interface CompanyFormDialogProps extends FormPort<CompanyDraft, Company> {
  /** The file as it stands. */
  company: Company
}

/** Edits what a company may change of its own file. Knows nothing of queries, routes or permissions. */
export function CompanyFormDialog({ company, ...form }: CompanyFormDialogProps) {
  const t = useMessages(companyMessages)
  const language = useLanguage()
  return (
    <FormDialog<CompanyDraft, Company>
      {...form}
      title={t.editTitle}
      record={company}
      draftOf={draftOfCompany}
      validate={(draft) => checkCompanyDraft(draft, language, company)}
    >
      <TextField
        name="shortName"
        label={t.shortName}
        help={t.shortNameHelp}
        isRequired
        maxLength={50}
      />
      <TextField name="industry" label={t.industry} maxLength={50} />
      <TextField name="region" label={t.region} maxLength={50} />
      <TextField name="address" label={t.address} maxLength={200} />
      <TextField name="licence" label={t.licence} help={t.licenceHelp} maxLength={30} />
      <TextField name="contactName" label={t.contactName} help={t.contactHelp} maxLength={50} />
      <TextField name="contactMobile" label={t.contactMobile} type="tel" />
      <TextField name="contactEmail" label={t.contactEmail} type="email" />
    </FormDialog>
  )
}
