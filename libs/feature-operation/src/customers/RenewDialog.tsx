import { DateField, FormDialog, type FormPort, useMessages } from '@spruce/shell-ui'
import { monthsLater } from '@spruce/console-kit/days'
import { customerMessages } from './customerMessages.js'
import type { Customer } from './customerQueries.js'
import { dayOf } from './customerTime.js'

/** What the form holds: the last day, or null for no end. */
export interface RenewDraft {
  expiresAt: string | null
}

export interface RenewDialogProps extends FormPort<RenewDraft, Customer> {
  /** The customer. */
  customer: Customer
}

/** Gives a customer a new end, or none. */
export function RenewDialog({ customer, ...form }: RenewDialogProps) {
  const t = useMessages(customerMessages)
  const today = dayOf(new Date().toISOString()) ?? ''
  const end = dayOf(customer.expiresAt)
  const from = end && end > today ? end : today
  return (
    <FormDialog<RenewDraft, Customer>
      {...form}
      title={t.renewTitle(customer.name)}
      lead={customer.status === 'expired' ? t.renewExpired : t.renewLead(end ?? t.noEnd)}
      submitLabel={t.renew}
      record={customer}
      draftOf={(of) => ({ expiresAt: dayOf(of?.expiresAt ?? null) })}
      sayValue={(_field, day) => day ?? t.noEnd}
      validate={({ expiresAt }) => checkEnd(expiresAt, t)}
    >
      <DateField
        name="expiresAt"
        label={t.newEnd}
        help={t.endHelp}
        presets={[1, 2, 3].map((years) => ({
          label: t.years(years),
          day: monthsLater(from, 12 * years),
        }))}
      />
    </FormDialog>
  )
}

/** What is wrong with an end: it is to come. */
export function checkEnd(day: string | null, t: { endPast: string }): { expiresAt?: string } {
  const isPast = day && day < (dayOf(new Date().toISOString()) ?? '')
  return isPast ? { expiresAt: t.endPast } : {}
}
