import { FormDialog, type FormPort, SwitchField, useLanguage, useMessages } from '@spruce/shell-ui'
import { AppAudienceCount } from './AppAudienceCount.js'
import { AudienceFields } from './AudienceFields.js'
import { applicationMessages } from './applicationMessages.js'
import { type Application, isConsole } from './applicationQueries.js'

/** What a company decides of an application of the product. */
export interface ProductAppDraft {
  isOn: boolean
  roleIds: string[]
  departmentIds: string[]
}

export interface ProductAppDialogProps extends FormPort<ProductAppDraft, Application> {
  /** One of the product. */
  application: Application
}

/** Says whether an application of the product is on for the company, and who sees it. */
export function ProductAppDialog({ application, ...form }: ProductAppDialogProps) {
  const t = useMessages(applicationMessages)
  const language = useLanguage()
  const isKept = isConsole(application)
  return (
    <FormDialog<ProductAppDraft, Application>
      {...form}
      title={t.setUpTitle(application.name[language])}
      lead={t.setUpLead}
      record={application}
      draftOf={draftOfProduct}
      nameOf={({ name }) => name[language]}
    >
      <SwitchField
        name="isOn"
        label={t.on}
        help={isKept ? t.consoleStays : t.productOffHelp}
        isDisabled={isKept}
      />
      <AudienceFields application={application} help={t.rolesHelp} />
      <AppAudienceCount />
    </FormDialog>
  )
}

function draftOfProduct(app: Application | undefined): ProductAppDraft {
  return {
    isOn: app?.enable !== 0,
    roleIds: [...(app?.roleIds ?? [])],
    departmentIds: [...(app?.departmentIds ?? [])],
  }
}
