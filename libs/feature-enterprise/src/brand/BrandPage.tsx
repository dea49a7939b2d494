import { Box } from '@chakra-ui/react/box'
import { useApi } from '@spruce/session/react'
import {
  ActionBar,
  FailedState,
  NoPermissionState,
  PageHeader,
  StatusTag,
  useLater,
  useMessages,
  usePermitted,
} from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { brandActions } from './brandActions.js'
import { type DraftState, isSameLook, savedDraft } from './brandDraft.js'
import { BrandEditor } from './BrandEditor.js'
import { brandMessages } from './brandMessages.js'
import { BrandPlanNote } from './BrandPlanNote.js'
import { brandOptions } from './brandQueries.js'
import type { Brand } from './brandTypes.js'
import { HomepageForm } from './HomepageForm.js'

const permission = 'personalisation:list'

/** How the own company looks: drafted, published and rolled back, with its home page. */
export function BrandPage() {
  const isPermitted = usePermitted()
  return isPermitted(permission) ? <Loaded /> : <NoPermissionState permission={permission} />
}

function Loaded() {
  const t = useMessages(brandMessages)
  const { data: brand, error, refetch } = useQuery(brandOptions(useApi()))
  const isSkeleton = useLater(!brand && !error)
  if (!brand && error) return <FailedState error={error} onRetry={() => void refetch()} />
  if (brand) return <Studio brand={brand} />
  return (
    <Box role="status" aria-busy="true" aria-label={t.loading} display="grid" gap="4" p="6">
      {isSkeleton &&
        ['40%', '80%', '60%'].map((width) => (
          <span key={width} className="sp-skeleton" style={{ width }} />
        ))}
    </Box>
  )
}

function Studio({ brand }: { brand: Brand }) {
  const t = useMessages(brandMessages)
  const [state, setState] = useState<DraftState>(savedDraft)
  const isPublished = isSameLook(brand.draft, brand.published)
  return (
    <section className="sp-page" aria-label={t.title}>
      <PageHeader
        title={t.title}
        lead={t.lead}
        aside={
          <StatusTag tone={isPublished ? 'success' : 'warning'}>
            {isPublished ? t.draftSame : t.draftDiffers}
          </StatusTag>
        }
        actions={<ActionBar actions={brandActions} target={{ brand, ...state }} />}
      />
      <Box mt="4" pb="8">
        {brand.savedBy && brand.savedAt && !isPublished && (
          <Box as="p" color="fg.muted" fontSize="xs" pb="4">
            {t.savedBy(brand.savedBy, formatTime(brand.savedAt))}
          </Box>
        )}
        {brand.plan && <BrandPlanNote brand={brand} plan={brand.plan} state={state} />}
        <BrandEditor brand={brand} onStateChange={setState} />
        <HomepageForm />
      </Box>
    </section>
  )
}
