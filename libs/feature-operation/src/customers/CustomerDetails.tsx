import { sayBytes } from '@spruce/console-kit/files'
import { useApi } from '@spruce/session/react'
import { DescriptionList, FailedState, useMessages } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { useQuery } from '@tanstack/react-query'
import { customerInfoMessages } from './customerInfoMessages.js'
import { customerMessages } from './customerMessages.js'
import { type Customer, entitlementsOptions } from './customerQueries.js'
import { CustomerSection } from './CustomerSection.js'
import { CustomerStatus } from './CustomerStatus.js'
import { dayOf } from './customerTime.js'

export interface CustomerDetailsProps {
  /** The customer. */
  customer: Customer
  /** Whether the person may see what plans allow. */
  showsUsage: boolean
}

/** A customer to read. Contacts come masked. */
export function CustomerDetails({ customer, showsUsage }: CustomerDetailsProps) {
  const t = useMessages(customerMessages)
  const i = useMessages(customerInfoMessages)
  return (
    <>
      <CustomerSection title={i.basics}>
        <DescriptionList
          items={[
            { label: t.name, value: customer.name },
            { label: t.shortName, value: customer.shortName },
            { label: t.code, value: customer.code },
            { label: t.status, value: <CustomerStatus status={customer.status} /> },
            { label: t.plan, value: customer.plan?.name ?? t.noPlan },
            { label: t.expiresAt, value: dayOf(customer.expiresAt) ?? t.noEnd },
            { label: t.industry, value: customer.industry },
            { label: t.region, value: customer.region },
            { label: t.memberCount, value: String(customer.memberCount) },
            { label: t.createdAt, value: formatTime(customer.createdAt) },
            ...(customer.renewal
              ? [
                  {
                    label: t.renewal,
                    value: <RenewalRequest renewal={customer.renewal} />,
                    isWide: true,
                  },
                ]
              : []),
            { label: t.hosts, value: customer.hosts.join(' '), isWide: true },
          ]}
        />
      </CustomerSection>
      <CustomerSection title={i.contact}>
        <DescriptionList
          items={[
            { label: t.contactName, value: customer.contactName },
            { label: t.contactMobile, value: customer.contactMobile },
            { label: t.contactEmail, value: customer.contactEmail },
          ]}
        />
      </CustomerSection>
      {showsUsage && <Usage id={customer.id} />}
    </>
  )
}

function RenewalRequest({ renewal }: { renewal: NonNullable<Customer['renewal']> }) {
  const t = useMessages(customerMessages)
  const { askedAt, askedBy, note } = renewal
  return (
    <span style={{ whiteSpace: 'pre-line' }}>
      {t.renewalAsked(formatTime(askedAt), askedBy ?? t.formerMember)}
      {note && `\n${note}`}
    </span>
  )
}

function Usage({ id }: { id: string }) {
  const t = useMessages(customerMessages)
  const i = useMessages(customerInfoMessages)
  const { data, error, isPending, refetch } = useQuery(entitlementsOptions(useApi(), id))
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />
  const { maxMembers, maxStorageBytes } = data?.limits ?? {}
  const { members = 0, storageBytes = 0 } = data?.usage ?? {}
  const components = data?.components ?? []
  const allowed = data?.apps.filter((app) => app.allowed) ?? []
  return (
    <CustomerSection title={i.usage}>
      <DescriptionList
        isLoading={isPending}
        items={[
          { label: t.plan, value: data?.plan?.name ?? t.noPlan },
          {
            label: i.members,
            value: i.used(String(members), String(maxMembers?.value ?? i.unlimited)),
          },
          {
            label: i.storage,
            value: i.used(
              sayBytes(storageBytes),
              maxStorageBytes?.value == null ? i.unlimited : sayBytes(maxStorageBytes.value),
            ),
          },
          { label: i.exceptionsEnd, value: dayOf(data?.overrides.expiresAt ?? null) },
          { label: i.apps, value: allowed.map(({ name }) => name).join(' · '), isWide: true },
          {
            label: i.components,
            value: i.componentCount(
              components.filter((component) => component.allowed).length,
              components.length,
            ),
          },
          { label: i.exceptions, value: data?.overrides.note, isWide: true },
        ]}
      />
    </CustomerSection>
  )
}
