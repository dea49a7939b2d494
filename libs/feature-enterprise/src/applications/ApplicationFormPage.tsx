import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { isApiError, mutationOf, tagKey } from '@spruce/api-client'
import { addApp, addDeliveredApp, editApp, listApps } from '@spruce/api-client/operations'
import { useApi } from '@spruce/session/react'
import {
  EmptyState,
  FailedState,
  NoPermissionState,
  PageHeader,
  type TabTitle,
  toast,
  useLanguage,
  useLater,
  useMessages,
  usePermitted,
  useTab,
} from '@spruce/shell-ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import {
  bodyOfApplication,
  bodyOfDelivered,
  changesOfApplication,
  explaining,
} from './applicationDraft.js'
import { ApplicationForm } from './ApplicationForm.js'
import { applicationFormMessages } from './applicationFormMessages.js'
import {
  applicationOptions,
  hasAddress,
  isOwnApplication,
  type OwnApplication,
} from './applicationQueries.js'
import { AppDoctor } from './AppDoctor.js'
import { AppHealthRecord } from './AppHealthRecord.js'
import { applicationMessages } from './applicationMessages.js'
import { ApplicationSection } from './ApplicationSection.js'
import { ApplicationSignIn } from './ApplicationSignIn.js'
import { applicationWays } from './applicationUrls.js'

export interface ApplicationFormPageProps {
  /** Where the list stands. */
  path: string
  /** `way` says what the page does, `id` which application it is about. */
  params: Readonly<Record<string, string>>
}

type Place = Pick<ApplicationFormPageProps, 'path'>

const permissionOf = { add: 'app:add', edit: 'app:edit' } as const

/** The page below a list of a sub-application. */
export function applicationFormPageAt(path: string) {
  return function ApplicationFormPageThere(props: Omit<ApplicationFormPageProps, 'path'>) {
    return <ApplicationFormPage {...props} path={path} />
  }
}

/** One application: added or edited, as the address says. */
export function ApplicationFormPage({ path, params }: ApplicationFormPageProps) {
  const isPermitted = usePermitted()
  const { id } = params
  const way = applicationWays.find((one) => one === params['way'])
  if (!way || (way === 'edit' && !id)) return <Nothing path={path} />
  const permission = permissionOf[way]
  if (!isPermitted(permission)) return <NoPermissionState permission={permission} />
  return way === 'edit' && id ? (
    <KnownApplication key={id} id={id} path={path} />
  ) : (
    <AddApplication path={path} />
  )
}

const addTitle: TabTitle = {
  'zh-CN': applicationFormMessages['zh-CN'].addTitle,
  'en-US': applicationFormMessages['en-US'].addTitle,
}

function AddApplication({ path }: Place) {
  const api = useApi()
  const t = useMessages(applicationFormMessages)
  const { setTitle } = useTab()
  const { mutateAsync: add } = useMutation(saidInForm(mutationOf(api, addApp)))
  const { mutateAsync: addDelivered } = useMutation(saidInForm(mutationOf(api, addDeliveredApp)))
  const { leave, done } = useLeave(path)
  useEffect(() => setTitle(addTitle), [setTitle])
  return (
    <Frame title={t.addTitle}>
      <ApplicationForm
        onSubmit={async (draft) =>
          (await explaining(
            () =>
              draft.kind === 'delivered'
                ? addDelivered({ body: bodyOfDelivered(draft) })
                : add({ body: bodyOfApplication(draft) }),
            t,
          )) as OwnApplication
        }
        onDone={done}
        onCancel={leave}
      />
    </Frame>
  )
}

function KnownApplication({ id, path }: Place & { id: string }) {
  const t = useMessages(applicationFormMessages)
  const language = useLanguage()
  const { setTitle } = useTab()
  const { data: application, error, refetch } = useQuery(applicationOptions(useApi(), id))
  const isSkeleton = useLater(!application && !error)
  const name = application?.name[language]
  useEffect(() => setTitle(name === undefined ? undefined : editTitle(name)), [name, setTitle])

  if (!application && error) {
    const isMissing = isApiError(error) && [400, 404, 422].includes(error.status ?? 0)
    return isMissing ? (
      <Nothing path={path} />
    ) : (
      <FailedState error={error} onRetry={() => void refetch()} />
    )
  }
  if (!application || !isOwnApplication(application)) {
    return (
      <Box role="status" aria-busy="true" aria-label={t.loading} display="grid" gap="4" p="4">
        {isSkeleton &&
          ['40%', '80%', '60%'].map((width) => (
            <span key={width} className="sp-skeleton" style={{ width }} />
          ))}
      </Box>
    )
  }
  return <EditApplication application={application} path={path} />
}

function EditApplication({ application: latest, path }: Place & { application: OwnApplication }) {
  // What the form was filled from: a later version that arrives meanwhile is asked about on saving.
  const [application] = useState(latest)
  const api = useApi()
  const client = useQueryClient()
  const language = useLanguage()
  const t = useMessages(applicationFormMessages)
  const { mutateAsync: edit } = useMutation(saidInForm(mutationOf(api, editApp)))
  const { leave, done } = useLeave(path)
  const { id } = application
  return (
    <Frame title={t.editTitle(application.name[language])}>
      <ApplicationForm
        application={application}
        onSubmit={async (draft, { changes, version } = { changes: {}, version: 0 }) =>
          (await explaining(
            () =>
              edit({ path: { id }, body: { ...changesOfApplication(changes, draft), version } }),
            t,
          )) as OwnApplication
        }
        onReload={async () => {
          const now = await client.query({ ...applicationOptions(api, id), staleTime: 0 })
          await client.invalidateQueries({ queryKey: tagKey(listApps) })
          return now as OwnApplication
        }}
        onDone={done}
        onCancel={leave}
      />
      {hasAddress(application.url) && <AppDoctor id={id} />}
      {hasAddress(application.url) && <ApplicationHealth id={id} />}
      {application.kind !== 'delivered' && <ApplicationSignIn application={latest} />}
    </Frame>
  )
}

/** The form says what went wrong, at its field: no toast beside it. */
function saidInForm<Options extends { meta: object }>(options: Options) {
  return { ...options, meta: { ...options.meta, silent: true } }
}

function editTitle(name: string): TabTitle {
  return {
    'zh-CN': applicationFormMessages['zh-CN'].editTitle(name),
    'en-US': applicationFormMessages['en-US'].editTitle(name),
  }
}

/** Back to the list: what the tab was opened for is over, so it closes. */
function useLeave(path: string) {
  const t = useMessages(applicationFormMessages)
  const language = useLanguage()
  const { open, close } = useTab()
  const leave = () => void open(path).then(() => close())
  const done = (saved?: OwnApplication) => {
    if (saved) toast.success(t.saved(saved.name[language]))
    leave()
  }
  return { leave, done }
}

/** Nothing at this address; leads back to the list. */
function Nothing({ path }: Place) {
  const t = useMessages(applicationFormMessages)
  const { leave } = useLeave(path)
  return (
    <EmptyState
      title={t.missingTitle}
      text={t.missingText}
      action={
        <Button variant="outline" colorPalette="gray" onClick={leave}>
          {t.toList}
        </Button>
      }
    />
  )
}

/** What checks of it found; the list of applications shows the same. */
function ApplicationHealth({ id }: { id: string }) {
  const t = useMessages(applicationMessages)
  return (
    <ApplicationSection title={t.health} lead={t.healthLead}>
      <AppHealthRecord id={id} />
    </ApplicationSection>
  )
}

/** Title and content, with the space around that every page has. */
function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sp-page" aria-label={title}>
      <PageHeader title={title} />
      <Box mt="4" pb="8">
        {children}
      </Box>
    </section>
  )
}
