import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import {
  confirmDialog,
  DateField,
  Form,
  type Option,
  type RecordFormOptions,
  SelectField,
  TextAreaField,
  TextField,
  uiMessages,
  useLanguage,
  useMessages,
  useRecordForm,
  useTab,
} from '@spruce/shell-ui'
import { isEmail, isMobile } from '@spruce/validators'
import { type ReactNode, useEffect } from 'react'
import { monthsLater } from '@spruce/console-kit/days'
import {
  checkCustomerDraft,
  type CustomerDraft,
  draftOfCustomer,
  isCustomerCode,
} from './customerDraft.js'
import { customerInfoMessages } from './customerInfoMessages.js'
import { customerMessages } from './customerMessages.js'
import type { AddedCustomer, Customer } from './customerQueries.js'
import { CustomerSection } from './CustomerSection.js'
import { dayOf } from './customerTime.js'
import { UniqueField } from './UniqueField.js'

/** A saved customer; a new one with its administrator, whose password is shown once. */
export type SavedCustomer = Customer & Partial<Pick<AddedCustomer, 'administrator'>>

export interface CustomerFormProps extends Pick<
  RecordFormOptions<CustomerDraft, SavedCustomer>,
  'onSubmit' | 'onReload'
> {
  /** Absent: a new one. */
  customer?: Customer
  /** The plans that a new one can be given; none: it is not asked. */
  plans?: readonly Option[]
  /** Told of what was saved; without it when somebody else's edit stays. */
  onDone: (saved?: SavedCustomer) => void
  /** Leaves without saving; asked before when something was typed. */
  onCancel: () => void
}

/** Adds or changes a customer, in sections. Its tab knows of what is not saved yet. */
export function CustomerForm(props: CustomerFormProps) {
  const { customer, plans = [], onSubmit, onReload, onDone, onCancel } = props
  const language = useLanguage()
  const t = useMessages(customerMessages)
  const i = useMessages(customerInfoMessages)
  const ui = useMessages(uiMessages)
  const { setDirty } = useTab()
  const kernel = useRecordForm<CustomerDraft, SavedCustomer>({
    record: customer,
    draftOf: draftOfCustomer,
    paths: nestedFields,
    validate: (draft) => checkCustomerDraft(draft, language, customer),
    onSubmit,
    onReload,
    onDone: (saved) => {
      setDirty(false)
      onDone(saved)
    },
  })
  const { isDirty, isPending } = kernel
  // Not taken back when the effect ends: a tab that is hidden ends it, and keeps what was typed.
  useEffect(() => setDirty(isDirty), [isDirty, setDirty])

  async function cancel() {
    const isSure =
      !isDirty ||
      (await confirmDialog.open({
        title: ui.discardTitle,
        message: ui.discardText,
        confirmLabel: ui.discard,
        cancelLabel: ui.keepEditing,
        danger: true,
      }))
    if (!isSure) return
    setDirty(false)
    onCancel()
  }

  const today = dayOf(new Date().toISOString()) ?? ''
  const unique = (name: keyof CustomerDraft) => ({
    kernel,
    name,
    former: customer && { value: draftOfCustomer(customer)[name] ?? '', id: customer.id },
  })
  return (
    <Box maxW="840px">
      <Form kernel={kernel}>
        <CustomerSection title={i.basics}>
          <Fields>
            <UniqueField
              {...unique('name')}
              by="name"
              tells={['customer', 'application']}
              isRight={() => true}
              label={t.name}
              isRequired
              maxLength={100}
            />
            <TextField name="shortName" label={t.shortName} isRequired maxLength={50} />
            <UniqueField
              {...unique('code')}
              by="code"
              refuses="customer"
              tells={['application']}
              isRight={isCustomerCode}
              label={t.code}
              help={i.codeHelp}
              isRequired={!customer}
              isReadOnly={customer !== undefined}
              maxLength={30}
            />
            <TextAreaField name="hosts" label={t.hosts} help={i.hostsHelp} rows={2} />
            <TextField name="industry" label={t.industry} maxLength={50} />
            <TextField name="region" label={t.region} maxLength={50} />
          </Fields>
        </CustomerSection>
        <CustomerSection title={i.contact}>
          <Fields>
            <TextField name="contactName" label={t.contactName} maxLength={50} />
            <UniqueField
              {...unique('contactMobile')}
              by="mobile"
              tells={['customer', 'application']}
              isRight={isMobile}
              label={t.contactMobile}
              type="tel"
            />
            <UniqueField
              {...unique('contactEmail')}
              by="email"
              tells={['customer', 'application']}
              isRight={isEmail}
              label={t.contactEmail}
              type="email"
            />
          </Fields>
        </CustomerSection>
        {!customer && (
          <>
            <CustomerSection title={i.service}>
              <Fields>
                {plans.length > 0 && (
                  <SelectField
                    name="planId"
                    label={t.plan}
                    options={plans}
                    placeholder={t.noPlan}
                    isClearable
                  />
                )}
                <DateField
                  name="expiresAt"
                  label={t.expiresAt}
                  help={t.endHelp}
                  presets={[1, 2, 3].map((years) => ({
                    label: t.years(years),
                    day: monthsLater(today, 12 * years),
                  }))}
                />
              </Fields>
            </CustomerSection>
            <CustomerSection title={i.firstAdministrator} lead={i.firstAdministratorText}>
              <Fields>
                <TextField name="adminName" label={i.adminName} isRequired maxLength={50} />
                <TextField
                  name="adminLoginName"
                  label={i.adminLoginName}
                  help={i.adminLoginHelp}
                  isRequired
                  maxLength={50}
                />
                <UniqueField
                  {...unique('adminMobile')}
                  by="mobile"
                  refuses="account"
                  isRight={isMobile}
                  label={t.contactMobile}
                  type="tel"
                />
                <UniqueField
                  {...unique('adminEmail')}
                  by="email"
                  refuses="account"
                  isRight={isEmail}
                  label={t.contactEmail}
                  type="email"
                />
              </Fields>
            </CustomerSection>
          </>
        )}
        <Form.Footer>
          <Button type="submit" loading={isPending}>
            {i.save}
          </Button>
          <Button
            variant="outline"
            colorPalette="gray"
            disabled={isPending}
            onClick={() => void cancel()}
          >
            {i.cancel}
          </Button>
        </Form.Footer>
      </Form>
    </Box>
  )
}

/** Where the form has the fields that the contract nests. */
const nestedFields = {
  'administrator.nickName': 'adminName',
  'administrator.loginName': 'adminLoginName',
  'administrator.mobile': 'adminMobile',
  'administrator.email': 'adminEmail',
} as const

/** Two fields side by side where there is room. */
function Fields({ children }: { children: ReactNode }) {
  return (
    <Box
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      alignItems="start"
    >
      {children}
    </Box>
  )
}
