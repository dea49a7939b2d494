import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { FigurePage, Figures } from '@spruce/console-kit/boards'
import { sayBytes } from '@spruce/console-kit/files'
import { useApi } from '@spruce/session/react'
import {
  FailedState,
  NoPermissionState,
  PageHeader,
  StatTile,
  useLanguage,
  useMessages,
  usePermitted,
  useTab,
} from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { daysUntil, localDay } from '../company/companyTime.js'
import { enterpriseManifest } from '../manifest.js'
import { homeMessages } from './homeMessages.js'
import { type ConsoleHome, homeOptions } from './homeQueries.js'
import {
  figureTiles,
  type HomeTile,
  permissionOfPage,
  todayTiles,
  waitingTiles,
} from './homeTiles.js'

const { basePath, commands = [] } = enterpriseManifest

/** The permission of the page, that of its menu. */
const permission = 'enterprise:list'

/** Where the people who run a company begin: what waits, what ends, how it stands. */
export function EnterpriseHomePage() {
  const t = useMessages(homeMessages)
  const isPermitted = usePermitted()
  return (
    <section className="sp-resource sp-page" aria-label={t.title}>
      <PageHeader title={t.title} lead={t.lead} />
      {isPermitted(permission) ? <Home /> : <NoPermissionState permission={permission} />}
    </section>
  )
}

function Home() {
  const t = useMessages(homeMessages)
  const { data, error, refetch } = useQuery(homeOptions(useApi(), new Date()))
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />
  return (
    <FigurePage>
      <Waiting waiting={data?.waiting} />
      <Figures title={t.company}>
        <CompanyTiles company={data?.company} />
      </Figures>
      <Tiles title={t.figures} tiles={figureTiles} counts={data?.figures} />
      <Tiles title={t.today} tiles={todayTiles} counts={data?.figures} />
      <Shortcuts />
    </FigurePage>
  )
}

/** What waits; what does not is left out, once it is known. */
function Waiting({ waiting }: { waiting: ConsoleHome['waiting'] | undefined }) {
  const t = useMessages(homeMessages)
  const tiles = waitingTiles.filter(({ field }) => !waiting || (waiting[field] ?? 0) > 0)
  if (tiles.length > 0) return <Tiles title={t.waiting} tiles={tiles} counts={waiting} />
  return (
    <Figures title={t.waiting}>
      <Box as="p" color="fg.muted">
        {t.nothingWaits}
      </Box>
    </Figures>
  )
}

interface TilesProps<Field extends string> {
  title: string
  tiles: readonly HomeTile<Field>[]
  counts: Partial<Record<Field, number>> | undefined
}

function Tiles<Field extends string>({ title, tiles, counts }: TilesProps<Field>) {
  const t = useMessages(homeMessages)
  const isPermitted = usePermitted()
  const tab = useTab()
  const shown = tiles.filter((tile) => isPermitted(tile.permission))
  if (shown.length === 0) return null
  return (
    <Figures title={title}>
      {shown.map(({ field, label, path }) => (
        <StatTile
          key={field}
          label={t[label]}
          value={counts?.[field]}
          isLoading={!counts}
          {...(path !== undefined && { onOpen: () => void tab.open(`${basePath}/${path}`) })}
        />
      ))}
    </Figures>
  )
}

function CompanyTiles({ company }: { company: ConsoleHome['company'] }) {
  const t = useMessages(homeMessages)
  const tab = useTab()
  const language = useLanguage()
  const say = (count: number) => new Intl.NumberFormat(language).format(count)
  const { expiresAt = null, maxMembers = null, maxStorageBytes = null } = company ?? {}
  const days = expiresAt === null ? undefined : daysUntil(expiresAt)
  const shared = {
    isLoading: !company,
    onOpen: () => void tab.open(`${basePath}/base/customer`),
  }
  const left = days === undefined ? t.noEnd : days < 0 ? t.expired : days
  return (
    <>
      <StatTile
        {...shared}
        label={t.daysLeft}
        value={left}
        {...(typeof left === 'number' && { unit: t.days })}
      >
        {expiresAt !== null && <Note>{t.endsOn(localDay(expiresAt))}</Note>}
        {company?.renewalAskedAt && <Note>{t.renewalAsked}</Note>}
      </StatTile>
      <StatTile {...shared} label={t.members} value={company?.members}>
        <Note>{t.ofLimit(maxMembers === null ? t.unlimited : say(maxMembers))}</Note>
      </StatTile>
      <StatTile {...shared} label={t.storage} value={company && sayBytes(company.storageBytes)}>
        <Note>{t.ofLimit(maxStorageBytes === null ? t.unlimited : sayBytes(maxStorageBytes))}</Note>
      </StatTile>
    </>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Box as="p" fontSize="sm" color="fg.muted">
      {children}
    </Box>
  )
}

/** What the global search offers to do, too. */
function Shortcuts() {
  const t = useMessages(homeMessages)
  const language = useLanguage()
  const isPermitted = usePermitted()
  const tab = useTab()
  const offered = commands.filter(({ permCode, path }) =>
    [permCode, permissionOfPage(path)].every((code) => code === undefined || isPermitted(code)),
  )
  if (offered.length === 0) return null
  return (
    <Figures title={t.shortcuts} isFlowing>
      {offered.map(({ key, name, path }) => (
        <Button
          key={key}
          variant="outline"
          colorPalette="gray"
          onClick={() => void tab.open(`${basePath}/${path}`)}
        >
          {name[language]}
        </Button>
      ))}
    </Figures>
  )
}
