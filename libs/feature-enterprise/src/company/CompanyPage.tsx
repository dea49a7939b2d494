import { Box } from '@chakra-ui/react/box'
import { useApi } from '@spruce/session/react'
import {
  ActionBar,
  DescriptionList,
  FailedState,
  NoPermissionState,
  PageHeader,
  StatusTag,
  useMessages,
  usePermitted,
} from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { companyActions } from './companyActions.js'
import { companyMessages } from './companyMessages.js'
import { companyOptions } from './companyQueries.js'
import { CompanyNotices } from './CompanyNotices.js'
import { CompanySection } from './CompanySection.js'
import { CompanyService } from './CompanyService.js'

const permission = 'enterprise:list'

/** The file of the own company: read, edited, and renewal asked for. */
export function CompanyPage() {
  const isPermitted = usePermitted()
  return isPermitted(permission) ? <Company /> : <NoPermissionState permission={permission} />
}

const tones = { enabled: 'success', disabled: 'neutral', expired: 'danger' } as const

function Company() {
  const t = useMessages(companyMessages)
  const { data: company, error, refetch } = useQuery(companyOptions(useApi()))
  if (!company && error) return <FailedState error={error} onRetry={() => void refetch()} />
  return (
    <section className="sp-page" aria-label={t.title}>
      <PageHeader
        title={t.title}
        lead={t.lead}
        aside={company && <StatusTag tone={tones[company.status]}>{t[company.status]}</StatusTag>}
        actions={company && <ActionBar actions={companyActions} target={company} />}
      />
      <Box mt="4" pb="8">
        {company && <CompanyNotices company={company} />}
        <CompanySection title={t.basics}>
          <DescriptionList
            isLoading={!company}
            items={[
              { label: t.name, value: company?.name },
              { label: t.shortName, value: company?.shortName },
              { label: t.code, value: company?.code },
              { label: t.licence, value: company?.licence },
              { label: t.industry, value: company?.industry },
              { label: t.region, value: company?.region },
              { label: t.address, value: company?.address, isWide: true },
            ]}
          />
        </CompanySection>
        <CompanySection title={t.contact}>
          <DescriptionList
            isLoading={!company}
            items={[
              { label: t.contactName, value: company?.contactName },
              { label: t.contactMobile, value: company?.contactMobile },
              { label: t.contactEmail, value: company?.contactEmail },
            ]}
          />
        </CompanySection>
        <CompanyService />
      </Box>
    </section>
  )
}
